// SPDX-License-Identifier: Apache-2.0

/// A page of search results or of the checks of a commit, with the total number.
package struct SearchResults<Item: Decodable & Sendable>: Decodable, Sendable {
    /// The total number of results, of which the API returns the first thousand.
    package let total: Int?
    /// Whether the server stopped the search before its end.
    package let isIncomplete: Bool
    package let items: LossyList<Item>

    /// Decodes a page with `items` or `check_runs`.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        items = try container.decode(
            LossyList<Item>.self, forKey: container.contains("check_runs") ? "check_runs" : "items")
        total = container.tolerant("total_count")
        isIncomplete = container.tolerant("incomplete_results") ?? false
    }
}
