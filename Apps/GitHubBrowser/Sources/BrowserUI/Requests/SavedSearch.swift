// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// A search with a name, as the configuration holds it.
package struct SavedSearch: Decodable, Sendable, Hashable {
    private enum CodingKeys: String, CodingKey {
        case name, query
        case kind = "in"
    }

    package let name: String
    package let kind: SearchKind
    /// The query in GitHub's syntax.
    package let query: String

    /// The searches for the user's own work, in the place of configured ones.
    package static let work: [SavedSearch] = [
        SavedSearch(name: "Review requests", kind: .issues, query: "is:open is:pr review-requested:@me"),
        SavedSearch(name: "Assigned", kind: .issues, query: "is:open assignee:@me"),
        SavedSearch(name: "Involved", kind: .issues, query: "is:open involves:@me"),
    ]

    /// The repository that the query names first; nil if it names none.
    var repository: RepositoryName? {
        query.split(separator: " ").first { $0.hasPrefix("repo:") }.flatMap { RepositoryName(String($0.dropFirst(5))) }
    }
}

extension SavedSearch {
    /// Creates the search that a list of issues or pull requests shows for a query, which may name another kind than the list.
    package init(_ text: String, _ kind: String?, in name: RepositoryName) {
        let isNamed = ["is:issue", "is:pr", "type:"].contains(where: text.contains)
        let query = ["repo:\(name)", isNamed ? nil : kind, text.isEmpty ? nil : text].compactMap(\.self).joined(
            separator: " ")
        self.init(name: text, kind: .issues, query: query)
    }
}

extension SearchKind {
    /// The results, in the plural.
    var noun: String { self == .repositories ? "repositories" : rawValue }
}
