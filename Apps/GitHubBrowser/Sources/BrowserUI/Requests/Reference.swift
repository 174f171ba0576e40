// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// A reference to something that can be opened.
public enum Reference: Sendable, Hashable {
    /// A person or an organisation.
    case member(AccountName)
    /// A repository.
    case repository(RepositoryName)
    /// An issue or a pull request.
    case issue(Int, RepositoryName)
    /// The release with a tag.
    case release(String, RepositoryName)
    /// A setting, which changes when it is opened.
    case setting(BrowserSettings.Key)
    /// A report of the program about itself, by its title.
    case report(String)
    /// A saved search.
    case search(SavedSearch)

    /// The repository, for bookmarks; nil for other references.
    public var repository: RepositoryName? {
        if case .repository(let name) = self { name } else { nil }
    }
}

extension Reference {
    /// The first components of the paths of GitHub's own pages.
    private static let reserved: Set<String> = [
        "about", "apps", "collections", "contact", "customer-stories", "enterprise", "explore", "features", "issues",
        "login", "marketplace", "new", "notifications", "orgs", "pricing", "pulls", "search", "security", "settings",
        "signup", "site", "sponsors", "stars", "team", "topics", "trending", "users",
    ]

    /// Creates the reference for an address on a host; nil if the browser has no screen for it.
    public init?(address: String, host: String) {
        guard let parts = URLComponents(string: address), parts.host?.lowercased() == host.lowercased(),
            parts.scheme == "https" || parts.scheme == "http"
        else { return nil }
        let path = parts.path.split(separator: "/").map(String.init)
        guard let first = path.first, !Self.reserved.contains(first.lowercased()) else { return nil }
        if path.count == 1, let account = AccountName(first) {
            self = .member(account)
            return
        }
        guard path.count >= 2, let name = RepositoryName("\(first)/\(path[1])") else { return nil }
        switch (path.count, path.dropFirst(2).first) {
        case (2, _): self = .repository(name)
        case (4, "issues"), (4, "pull"):
            guard let number = Int(path[3]), number > 0 else { return nil }
            self = .issue(number, name)
        case (5..., "releases") where path[3] == "tag":
            self = .release(path[4...].joined(separator: "/"), name)
        default: return nil
        }
    }
}
