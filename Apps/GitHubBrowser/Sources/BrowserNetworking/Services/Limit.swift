// SPDX-License-Identifier: Apache-2.0

/// The number of rows of a list that the user wants to see.
package enum Limit: Sendable, Hashable {
    case all
    case rows(Int)

    /// The number of rows, which no list reaches if every row is wanted.
    private var most: Int { if case .rows(let rows) = self { rows } else { .max } }

    /// Returns whether a number of rows fills the limit.
    package func isFilled(by count: Int) -> Bool { count >= most }

    /// Returns the rows of a list up to the limit.
    package func cut<Item>(_ items: [Item]) -> [Item] { Array(items.prefix(most)) }

    /// Returns this limit, or a lower one.
    package func atMost(_ other: Int) -> Limit { .rows(min(most, other)) }
}
