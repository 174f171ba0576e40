// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The base URL of the API.
package struct APIAddress: Sendable, Hashable {
    /// An absolute http or https URL.
    package let url: URL

    package init(_ url: URL) { self.url = url }
}

/// The URLs of the API.
package struct Endpoints: Sendable {
    let api: APIAddress
    let pageSize: Int

    /// Returns the URL of one object, or of a repository, from the parts of its path; a slash inside a part is escaped.
    func object(in name: RepositoryName? = nil, _ parts: String...) -> URL { address(name, parts) }

    /// Returns the URL of a list, from the parts of its path and the query items that the user asked for.
    func list(in name: RepositoryName? = nil, _ parts: String..., asking items: [URLQueryItem] = []) -> URL {
        pages(address(name, parts), size: pageSize, items)
    }

    /// Returns the URL of the first element of a list in a repository; its number of pages is that of elements.
    func first(in name: RepositoryName, _ part: String) -> URL { pages(address(name, [part]), size: 1, []) }

    func search(_ kind: String, for query: String) -> URL {
        list("search", kind, asking: [URLQueryItem(name: "q", value: query)])
    }

    private func address(_ name: RepositoryName?, _ parts: [String]) -> URL {
        let repository = name.map { ["repos", $0.owner, $0.name] } ?? []
        return (repository + parts).reduce(api.url) { $0.appending(component: $1, directoryHint: .notDirectory) }
    }

    private func pages(_ list: URL, size: Int, _ items: [URLQueryItem]) -> URL {
        guard var parts = URLComponents(url: list, resolvingAgainstBaseURL: true) else { return list }
        parts.queryItems = [URLQueryItem(name: "per_page", value: String(size))] + items
        // Servers read `+` as a space, and Foundation leaves it alone.
        let query = parts.percentEncodedQuery?.replacing("+", with: "%2B")
        parts.percentEncodedQuery = query
        return parts.url ?? list
    }
}
