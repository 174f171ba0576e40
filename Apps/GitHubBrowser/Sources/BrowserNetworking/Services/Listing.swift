// SPDX-License-Identifier: Apache-2.0

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

    /// The rows, in the server's order.
    package let items: [Item]
    /// The number of rows in the whole list.
    package let total: Total
    /// Whether the server stopped a search before it had searched everything.
    package let isIncomplete: Bool

    package init(items: [Item], total: Total, isIncomplete: Bool = false) {
        self.items = items
        self.total = total
        self.isIncomplete = isIncomplete
    }
}
