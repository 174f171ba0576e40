// SPDX-License-Identifier: Apache-2.0

/// A drink on the menu.
package enum Drink: String, CaseIterable, Sendable {
    case espresso
    case cappuccino
    case filter
}

/// The number of a table: a type of its own, so that the graph cannot mistake it for another integer.
package struct TableNumber: Sendable {
    package let value: Int

    package init(_ value: Int) {
        self.value = value
    }
}

/// A drink that somebody ordered, with the price of that moment.
package struct Order: Sendable {
    package let drink: Drink
    package let table: Int
    package let cents: Int
}
