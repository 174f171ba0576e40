// SPDX-License-Identifier: Apache-2.0

/// What the collections hold.
public protocol Item: Inspectable {}

/// What `collection10` and `collection100` make.
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
