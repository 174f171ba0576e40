// SPDX-License-Identifier: Apache-2.0

import BrowserModels

package enum Content: Sendable, Hashable {
    case members(AccountName)
    case repositories(AccountName)
    case profile(AccountName)
    case repository(RepositoryName)
    /// The facts about a repository from further requests.
    case facts(RepositoryName)
    case readme(RepositoryName)
    case issues(RepositoryName, IssueState)
    case pullRequests(RepositoryName, IssueState)
    /// A pull request with its reviews and checks.
    case pullRequest(Int, RepositoryName)
    /// An issue with its comments.
    case issue(Int, RepositoryName)
    case releases(RepositoryName)
    /// The release with a tag, or the latest one.
    case release(String?, RepositoryName)
    case search(SearchKind, String)
    case bookmarks
    case log

    /// Whether the server confirms it by a conditional request, which costs nothing of the rate limit.
    var isConfirmable: Bool {
        switch self {
        case .search, .bookmarks, .log: false
        default: true
        }
    }

    /// The same list in the next state: open, closed, all; nil for a list without states.
    var inNextState: Content? {
        switch self {
        case .issues(let name, let state): .issues(name, IssueState.allCases.next(after: state))
        case .pullRequests(let name, let state): .pullRequests(name, IssueState.allCases.next(after: state))
        default: nil
        }
    }

    /// The state of the listed issues or pull requests, unless they are open.
    var state: IssueState? {
        switch self {
        case .issues(_, let state), .pullRequests(_, let state): state == .open ? nil : state
        default: nil
        }
    }
}

extension Array where Element: Equatable {
    /// Returns the element after another one; the first one follows the last.
    func next(after element: Element) -> Element { self[((firstIndex(of: element) ?? -1) + 1) % count] }
}
