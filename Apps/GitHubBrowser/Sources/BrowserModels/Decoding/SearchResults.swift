// SPDX-License-Identifier: Apache-2.0

/// A page of a list with its total: of what a search has found, or of the checks of a commit.
public struct SearchResults<Item: Decodable & Sendable>: Decodable, Sendable {
    /// The total number of results, of which the API returns the first thousand.
    public let total: Int?
    /// Whether the server gave up before it had looked everywhere.
    public let isIncomplete: Bool
    /// The page's items; a bad one costs its row.
    public let items: LossyList<Item>

    /// Reads a page, which must have `items` or `check_runs`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: FieldKey.self)
        items = try container.decode(
            LossyList<Item>.self, forKey: container.contains("check_runs") ? "check_runs" : "items")
        total = container.tolerant("total_count")
        isIncomplete = container.tolerant("incomplete_results") ?? false
    }
}
