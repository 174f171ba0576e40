// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The content of a screen, to be loaded.
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

    /// Whether the request is sent even when the rate limit is nearly used up.
    var isEssential: Bool { if case .facts = self { false } else { true } }

    /// The same list in the next state: open, closed, all; nil for a list without states.
    var inNextState: Content? {
        switch self {
        case .issues(let name, let state): .issues(name, state.next)
        case .pullRequests(let name, let state): .pullRequests(name, state.next)
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

extension IssueState {
    fileprivate var next: IssueState {
        switch self {
        case .open: .closed
        case .closed: .all
        case .all: .open
        }
    }
}
