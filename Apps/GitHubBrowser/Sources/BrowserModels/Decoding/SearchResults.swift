// SPDX-License-Identifier: Apache-2.0

/// A page of a list with its total: of what a search has found, or of the checks of a commit.
public struct SearchResults<Item: Decodable & Sendable>: Decodable, Sendable {
    /// The total number of results, of which the API returns the first thousand.
    public let total: Int?
    /// Whether the server gave up before it had looked everywhere.
    public let isIncomplete: Bool
    /// The page's items; a bad one costs its row.
    public let items: LossyList<Item>

    private enum Key: String, CodingKey {
        case items
        case checkRuns = "check_runs"
        case total = "total_count"
        case isIncomplete = "incomplete_results"
    }

    /// Reads a page, which must have `items` or `check_runs`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        items = try container.decode(
            LossyList<Item>.self, forKey: container.contains(.checkRuns) ? .checkRuns : .items)
        total = container.tolerant(.total)
        isIncomplete = container.tolerant(.isIncomplete) ?? false
    }
}
