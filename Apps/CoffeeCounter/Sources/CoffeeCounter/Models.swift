// SPDX-License-Identifier: Apache-2.0

/// A drink on the menu.
enum Drink: String, CaseIterable, Sendable {
    case espresso
    case cappuccino
    case filter
}

/// The number of a table: a type of its own, so that the graph cannot mistake it for another integer.
struct TableNumber: Sendable {
    let value: Int
}

/// A drink that somebody ordered, with the price of that moment.
struct Order: Sendable {
    let drink: Drink
    let table: Int
    let cents: Int
}
