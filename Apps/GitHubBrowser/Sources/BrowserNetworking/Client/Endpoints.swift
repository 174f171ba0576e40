// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The URLs of the API.
public struct Endpoints: Sendable {
    private let api: APIAddress
    private let pageSize: Int

    /// Creates the URLs below the base URL of an API; all lists are read in pages of the same size, whatever the limit.
    public init(api: APIAddress, pageSize: Int) {
        self.api = api
        self.pageSize = pageSize
    }

    /// Returns the URL of an organisation.
    public func organization(_ name: AccountName) -> URL { address("orgs", name.login) }
    /// Returns the URL of any account.
    public func user(_ name: AccountName) -> URL { address("users", name.login) }
    /// Returns the URL of the members that the account may see.
    public func members(of name: AccountName) -> URL { list("orgs", name.login, "members") }
    /// Returns the URL of the members that everybody may see.
    public func publicMembers(of name: AccountName) -> URL { list("orgs", name.login, "public_members") }
    /// Returns the URL of the repositories of an organisation.
    public func organizationRepositories(of name: AccountName) -> URL { list("orgs", name.login, "repos") }
    /// Returns the URL of the repositories of a user.
    public func userRepositories(of name: AccountName) -> URL { list("users", name.login, "repos") }
    /// Returns the URL of a repository.
    public func repository(_ name: RepositoryName) -> URL { address("repos", name.owner, name.name) }

    /// Returns the URL of a list, from the parts of its path and the query items that the user asked for.
    func list(_ parts: String..., asking items: [URLQueryItem] = []) -> URL {
        address(parts).appending(queryItems: [URLQueryItem(name: "per_page", value: String(pageSize))] + items)
            .withEncodedPlusSigns
    }

    /// Returns the URL of one object, from the parts of its path; a slash inside a part is escaped.
    func address(_ parts: String...) -> URL { address(parts) }

    private func address(_ parts: [String]) -> URL {
        parts.reduce(api.url) { $0.appending(component: $1, directoryHint: .notDirectory) }
    }
}

extension URL {
    /// The URL with `+` escaped in its query: servers read it as a space, and Foundation leaves it alone.
    fileprivate var withEncodedPlusSigns: URL {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true),
            let query = parts.percentEncodedQuery
        else { return self }
        parts.percentEncodedQuery = query.replacing("+", with: "%2B")
        return parts.url ?? self
    }
}
