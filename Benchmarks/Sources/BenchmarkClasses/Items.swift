// SPDX-License-Identifier: Apache-2.0

/// An element of the collections.
public protocol Item: Inspectable {}

/// The object that `collection10` and `collection100` make.
public final class ItemList: Inspectable {
    /// In the order of their registration.
    public let items: [any Item]

    /// Takes the items.
    public init(items: [any Item]) {
        self.items = items
    }

    /// The items.
    public var parts: [any Inspectable] { items }
}
