// SPDX-License-Identifier: Apache-2.0

/// How many rows of a list the user wants to see.
public enum Limit: Sendable, Hashable {
    /// Every row there is.
    case all
    /// Some number of rows from the beginning.
    case rows(Int)

    /// Whether a number of rows is as many as are wanted.
    public func isFilled(by count: Int) -> Bool {
        switch self {
        case .all: false
        case .rows(let rows): count >= rows
        }
    }

    /// The wanted rows of a list.
    public func cut<Item>(_ items: [Item]) -> [Item] {
        switch self {
        case .all: items
        case .rows(let rows): Array(items.prefix(rows))
        }
    }

    /// The same, but never more than a number of rows.
    public func atMost(_ most: Int) -> Limit {
        switch self {
        case .all: .rows(most)
        case .rows(let rows): .rows(min(rows, most))
        }
    }
}
