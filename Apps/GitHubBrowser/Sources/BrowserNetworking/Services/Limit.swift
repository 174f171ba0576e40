// SPDX-License-Identifier: Apache-2.0

/// The number of rows of a list that the user wants to see.
public enum Limit: Sendable, Hashable {
    /// Every row.
    case all
    /// The first rows, up to a number.
    case rows(Int)

    /// Returns whether a number of rows fills the limit.
    public func isFilled(by count: Int) -> Bool {
        switch self {
        case .all: false
        case .rows(let rows): count >= rows
        }
    }

    /// Returns the rows of a list up to the limit.
    public func cut<Item>(_ items: [Item]) -> [Item] {
        switch self {
        case .all: items
        case .rows(let rows): Array(items.prefix(rows))
        }
    }

    /// Returns this limit, or a lower one.
    public func atMost(_ most: Int) -> Limit {
        switch self {
        case .all: .rows(most)
        case .rows(let rows): .rows(min(rows, most))
        }
    }
}
