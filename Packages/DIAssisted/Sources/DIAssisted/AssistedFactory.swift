// SPDX-License-Identifier: Apache-2.0

import DICore

/// Names an assisted factory: what it is called with, and what it makes.
///
/// ```swift
/// struct OrderFactory: AssistedFactory {
///     typealias Seed = OrderNumber
///     typealias Element = Order
/// }
/// binder.bindFactory(Order.self).with(OrderFactory.self).to(factory: Order.init)
/// ```
///
/// Assisted injection, a factory that mixes what the graph knows with what only the caller knows, is Guice's term.
public protocol AssistedFactory: Tag {
    /// What the caller supplies.
    associatedtype Seed
    /// What the factory makes.
    associatedtype Element
}

/// The assisted factory of a type that needs nothing from the caller.
public struct EmptySeed<T>: AssistedFactory {
    /// The caller supplies nothing.
    public typealias Seed = Void
    /// What the factory makes.
    public typealias Element = T
}
