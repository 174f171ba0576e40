// SPDX-License-Identifier: Apache-2.0

import DICore

/// The name of an assisted factory, with the types of its seed and of its products.
///
/// ```swift
/// struct OrderFactory: AssistedFactory {
///     typealias Seed = OrderNumber
///     typealias Element = Order
/// }
/// binder.bindFactory(Order.self).with(OrderFactory.self).to(factory: Order.init)
/// ```
///
/// Assisted injection, in which a factory combines dependencies of the graph with values of the caller, is Guice's
/// term.
public protocol AssistedFactory: Tag {
    /// The type of the value that the caller supplies.
    associatedtype Seed
    /// The type of the objects that the factory makes.
    associatedtype Element
}

/// The assisted factory of a type that takes nothing from the caller.
public struct EmptySeed<T>: AssistedFactory {
    /// No value.
    public typealias Seed = Void
    /// The type of the objects that the factory makes.
    public typealias Element = T
}
