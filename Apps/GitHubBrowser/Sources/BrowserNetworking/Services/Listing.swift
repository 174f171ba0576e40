// SPDX-License-Identifier: Apache-2.0

/// The number of rows of a list that the user wants to see.
package enum Limit: Sendable, Hashable {
    case all
    case rows(Int)

    /// The number of rows, which no list reaches if every row is wanted.
    private var most: Int { if case .rows(let rows) = self { rows } else { .max } }

    package func isFilled(by count: Int) -> Bool { count >= most }

    package func cut<Item>(_ items: [Item]) -> [Item] { Array(items.prefix(most)) }

    package func atMost(_ other: Int) -> Limit { .rows(min(most, other)) }
}

/// The first rows of a list, and the number of all its rows.
package struct Listing<Item: Sendable>: Sendable {
    /// The number of rows in the whole list.
    package enum Total: Sendable, Hashable {
        case exactly(Int)
        /// A lower bound: the server sends the number of pages, but not the length of the last one.
        case atLeast(Int)
        /// There are more rows, but it is not known how many of them pass the filter.
        case unknown
    }

    package let items: [Item]
    package let total: Total
    /// Whether the server stopped a search before it had searched everything.
    package let isIncomplete: Bool

    package init(items: [Item], total: Total, isIncomplete: Bool = false) {
        self.items = items
        self.total = total
        self.isIncomplete = isIncomplete
    }
}
