// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

package enum Reference: Sendable, Hashable {
    /// A person or an organisation.
    case member(AccountName)
    /// The home screen of an owner.
    case home(AccountName)
    /// The home screen of an owner, opened at its repositories.
    case repositories(AccountName)
    case repository(RepositoryName)
    /// A repository, opened at one of its tabs.
    case part(RepositoryPart, RepositoryName)
    /// An issue or a pull request.
    case issue(Int, RepositoryName)
    /// The release with a tag, or the latest one.
    case release(String?, RepositoryName)
    /// A setting, which changes when it is opened.
    case setting(BrowserSettings.Key)
    case search(SavedSearch)

    /// The repository, for bookmarks; nil for other references.
    package var repository: RepositoryName? {
        if case .repository(let name) = self { name } else { nil }
    }

    /// The repository that it is or lies in; nil for other references.
    package var home: RepositoryName? {
        switch self {
        case .repository(let name), .part(_, let name), .issue(_, let name), .release(_, let name): name
        case .search(let search): search.repository
        case .member, .home, .repositories, .setting: nil
        }
    }

    /// The account that it is; nil for other references.
    package var account: AccountName? {
        switch self {
        case .member(let account), .home(let account), .repositories(let account): account
        default: nil
        }
    }

    /// The account that it is or belongs to; nil for other references.
    package var owner: AccountName? { account ?? home.flatMap { AccountName($0.owner) } }
}

/// The tabs of a repository, in their order, and their paths below it.
package enum RepositoryPart: String, Sendable, Hashable, CaseIterable {
    case overview = ""
    case readme = "blob/HEAD/README.md"
    case issues
    case pullRequests = "pulls"
    case releases

    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Reference {
    /// The first components of the paths of GitHub's own pages.
    private static let reserved: Set<String> = [
        "about", "apps", "collections", "contact", "customer-stories", "enterprise", "explore", "features", "issues",
        "login", "marketplace", "new", "notifications", "orgs", "pricing", "pulls", "search", "security", "settings",
        "signup", "site", "sponsors", "stars", "team", "topics", "trending", "users",
    ]

    /// Creates the reference for an address on a host; nil if the browser has no screen for it.
    package init?(address: String, host: String) {
        guard let parts = URLComponents(string: address), parts.host?.lowercased() == host.lowercased(),
            parts.scheme == "https" || parts.scheme == "http"
        else { return nil }
        self.init(
            path: parts.path.split(separator: "/").map(String.init), query: parts.percentEncodedQuery,
            fragment: parts.fragment)
    }

    /// Creates the reference for the decoded path of a page of GitHub; nil if the browser has no screen for it.
    package init?(path: [String], query: String? = nil, fragment: String? = nil) {
        let items = query.flatMap { URLComponents(string: "?" + $0.replacing("+", with: "%20"))?.queryItems }
        func value(_ name: String) -> String? { items?.first { $0.name == name }?.value }
        let isOrganization = path.first == "orgs"
        let path = isOrganization ? Array(path.dropFirst()) : path
        guard let first = path.first, !Self.reserved.contains(first.lowercased()) else { return nil }
        if isOrganization || path.count == 1 {
            guard let account = AccountName(first) else { return nil }
            switch path.count > 1 ? path[1] : value("tab") {
            case nil, "overview": self = .member(account)
            case "repositories" where path.count < 3: self = .repositories(account)
            case "people" where path.count == 2: self = .home(account)
            default: return nil
            }
            return
        }
        guard let name = RepositoryName("\(first)/\(path[1])") else { return nil }
        let rest = Array(path.dropFirst(2))
        switch (rest.first, rest.count) {
        case (nil, _): self = fragment == "readme" ? .part(.readme, name) : .repository(name)
        case ("issues", 1), ("pulls", 1):
            let isPulls = rest == ["pulls"]
            self = .part(isPulls ? .pullRequests : .issues, name)
            if let text = value("q") { self = .search(SavedSearch(text, isPulls ? "is:pr" : "is:issue", in: name)) }
        case ("issues", 2...), ("pull", 2...):
            guard let number = Int(rest[1]), number > 0 else { return nil }
            self = .issue(number, name)
        case ("releases", 1), ("tags", 1): self = .part(.releases, name)
        case ("releases", 2) where rest[1] == "latest": self = .release(nil, name)
        case ("releases", 3...) where rest[1] == "tag": self = .release(rest[2...].joined(separator: "/"), name)
        case ("blob", 3) where rest[2].lowercased().hasPrefix("readme"): self = .part(.readme, name)
        default: return nil
        }
    }
}

/// The text of a place, as users type it after `:`.
extension Reference {
    /// Reads `OWNER`, `OWNER/REPO`, `OWNER/REPO#NUMBER`, a path such as `OWNER/REPO/pulls` or an address.
    package init?(text: String) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.contains("://") {
            guard let parts = URLComponents(string: text), let host = parts.host else { return nil }
            self.init(address: text, host: host)
        } else if let sign = text.lastIndex(of: "#"), let number = Int(text[text.index(after: sign)...]) {
            guard number > 0, let name = RepositoryName(String(text[..<sign])) else { return nil }
            self = .issue(number, name)
        } else {
            self.init(path: text.split(separator: "/").map(String.init))
        }
        if case .member(let owner) = self { self = .home(owner) }
    }

    /// The text of the place; nil for a setting.
    package var text: String? {
        switch self {
        case .home(let owner), .member(let owner): owner.login
        case .repositories(let owner): "orgs/\(owner.login)/repositories"
        case .repository(let name): "\(name)"
        case .part(.overview, let name): "\(name)"
        case .part(let part, let name): "\(name)/\(part.rawValue)"
        case .issue(let number, let name): "\(name)#\(number)"
        case .release(let tag, let name): "\(name)/releases/\(tag.map { "tag/\($0)" } ?? "latest")"
        case .search(let search): "\(search.kind.rawValue): \(search.query)"
        case .setting: nil
        }
    }
}
