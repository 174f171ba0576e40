// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The URLs of the API.
package struct Endpoints: Sendable {
    let api: APIAddress
    let pageSize: Int

    /// Returns the URL of one object, from the parts of its path; a slash inside a part is escaped.
    func object(_ parts: String...) -> URL { address(parts) }

    /// Returns the URL of an object in a repository, or of the repository itself.
    func object(in name: RepositoryName, _ parts: String...) -> URL { address(Self.path(of: name) + parts) }

    /// Returns the URL of a list, from the parts of its path and the query items that the user asked for.
    func list(_ parts: String..., asking items: [URLQueryItem] = []) -> URL { pages(parts, items) }

    /// Returns the URL of a list in a repository.
    func list(in name: RepositoryName, _ parts: String..., asking items: [URLQueryItem] = []) -> URL {
        pages(Self.path(of: name) + parts, items)
    }

    /// Returns the URL of the first element of a list in a repository; its number of pages is that of elements.
    func first(in name: RepositoryName, _ part: String) -> URL {
        address(Self.path(of: name) + [part]).appending(queryItems: [URLQueryItem(name: "per_page", value: "1")])
    }

    /// Returns the URL of a search.
    func search(_ kind: String, for query: String) -> URL {
        list("search", kind, asking: [URLQueryItem(name: "q", value: query)])
    }

    private static func path(of name: RepositoryName) -> [String] { ["repos", name.owner, name.name] }

    private func pages(_ parts: [String], _ items: [URLQueryItem]) -> URL {
        address(parts).appending(queryItems: [URLQueryItem(name: "per_page", value: String(pageSize))] + items)
            .withEncodedPlusSigns
    }

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
