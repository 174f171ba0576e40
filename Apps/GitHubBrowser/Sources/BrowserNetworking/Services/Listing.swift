// SPDX-License-Identifier: Apache-2.0

/// The rows of a list that were read, and what is known about the others.
public struct Listing<Item: Sendable>: Sendable {
    /// How many rows the whole list has.
    public enum Total: Sendable, Hashable {
        /// Exactly so many.
        case exactly(Int)
        /// As many or more: the server tells how many pages there are, not how full the last one is.
        case atLeast(Int)
        /// There are others, but nobody knows how many of them are wanted.
        case unknown
    }

    /// The rows, in the server's order.
    public let items: [Item]
    /// How many rows the whole list has.
    public let total: Total

    /// Makes a listing.
    public init(items: [Item], total: Total) {
        self.items = items
        self.total = total
    }
}
