// SPDX-License-Identifier: Apache-2.0

import DICore

/// An observer of constructions and events, such as a profiler or a log.
///
/// Pass it to `GraphOptions(observers:)` of `DIDiagnostics`; it also observes the graph's overlays.
/// Graphs without observers are linked without calls of observers: an object costs neither an instruction nor a byte more.
///
/// ```swift
/// struct Printer: GraphObserver {
///     func observed(_ event: GraphEvent) { print(event) }
/// }
///
/// let factory = try ComponentFactory.of(ShopComponent.self, GraphOptions(observers: [Printer()]))
/// ```
///
/// `StartProfile` of `DIGraphTools` is one. The functions are called on the thread, and in the task, that makes the instance. A
/// shared instance is made once, and reading it later is not observed. Values, aliases, properties and seeds are not made.
public protocol GraphObserver: Sendable {
    /// Calls a function that makes an instance, and returns its result.
    ///
    /// The dependencies are made within the call; existing, throwing and awaiting ones are made before it.
    func making<R>(_ binding: BindingInfo, _ make: () throws -> R) rethrows -> R

    /// Calls an async function that makes an instance, and returns its result.
    func making<R>(
        _ binding: BindingInfo, isolation: isolated (any Actor)?, _ make: () async throws -> R
    ) async rethrows -> R

    /// Receives an event; called without a lock held.
    func observed(_ event: GraphEvent)
}

/// A binding, with its `id` in the graph of the event `planned`.
public typealias BindingInfo = BindingGraph.Binding

extension GraphObserver {
    /// Makes the instance.
    public func making<R>(_ binding: BindingInfo, _ make: () throws -> R) rethrows -> R { try make() }

    /// Makes the instance.
    public func making<R>(
        _ binding: BindingInfo, isolation: isolated (any Actor)?, _ make: () async throws -> R
    ) async rethrows -> R {
        try await make()
    }

    /// Does nothing.
    public func observed(_ event: GraphEvent) {}
}
