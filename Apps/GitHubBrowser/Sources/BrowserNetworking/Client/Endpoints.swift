// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The addresses of the API.
public struct Endpoints: Sendable {
    private let apiURL: URL
    private let pageSize: Int

    /// Makes the addresses below an API's URL; lists ask for pages of one size, whatever the user wants to see.
    public init(apiURL: URL, pageSize: Int) {
        self.apiURL = apiURL
        self.pageSize = pageSize
    }

    /// An organisation.
    public func organization(_ name: AccountName) -> URL { address("orgs", name.login) }
    /// Any account.
    public func user(_ name: AccountName) -> URL { address("users", name.login) }
    /// The members of an organisation that the asker may see.
    public func members(of name: AccountName) -> URL { list("orgs", name.login, "members") }
    /// The members of an organisation that everybody may see.
    public func publicMembers(of name: AccountName) -> URL { list("orgs", name.login, "public_members") }
    /// The repositories of an organisation.
    public func organizationRepositories(of name: AccountName) -> URL { list("orgs", name.login, "repos") }
    /// The repositories of a user.
    public func userRepositories(of name: AccountName) -> URL { list("users", name.login, "repos") }
    /// A repository.
    public func repository(_ name: RepositoryName) -> URL { address("repos", name.owner, name.name) }

    /// A list, by the parts of its path and by what the user asked for besides.
    func list(_ parts: String..., asking items: [URLQueryItem] = []) -> URL {
        address(parts).appending(queryItems: [URLQueryItem(name: "per_page", value: String(pageSize))] + items)
            .withEncodedPlusSigns
    }

    /// One thing, by the parts of its path; what a part holds never becomes another part.
    func address(_ parts: String...) -> URL { address(parts) }

    private func address(_ parts: [String]) -> URL {
        parts.reduce(apiURL) { $0.appending(component: $1, directoryHint: .notDirectory) }
    }
}

extension URL {
    /// In a query a server reads `+` as a blank, and the system leaves it as it is.
    fileprivate var withEncodedPlusSigns: URL {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true),
            let query = parts.percentEncodedQuery
        else { return self }
        parts.percentEncodedQuery = query.replacing("+", with: "%2B")
        return parts.url ?? self
    }
}
