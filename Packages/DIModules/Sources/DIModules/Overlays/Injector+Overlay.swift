// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// Overlays: injectors of bindings over those of another injector.
extension Injector {
    /// Plans, checks and builds bindings as an overlay of another injector.
    ///
    /// ```swift
    /// let shop = try Injector {
    ///     single(Heater.init)
    ///     factory(CoffeeMaker.init)
    /// }
    /// let evening = try Injector(parent: shop) { single(Heater.init) }
    /// print(evening.get(CoffeeMaker.self).heater === shop.get(Heater.self))   // false
    /// ```
    ///
    /// These bindings replace those of the same key in the parent's graph, and new keys are added. Shared
    /// instances are taken over from the parent if nothing that they depend on has changed. The parent never changes. Its
    /// plugins, severities, profiles and properties apply to the overlay, too; the properties of the options are merged over
    /// those of the parent.
    ///
    /// - Parameters:
    ///   - parent: The injector to overlay; nil plans the bindings alone.
    ///   - log: The log of its requests; without one, that of the parent.
    ///   - options: The options of the graph, in addition to those of the parent.
    ///   - content: The bindings.
    /// - Throws: `GraphError` with every mistake.
    /// - Complexity: Linear in bindings and their parameters, with those of the parent.
    public init(
        parent: Injector?, log: (any RequestLog)? = nil, options: GraphOptions = GraphOptions(),
        @BindingsBuilder _ content: () -> Bindings
    ) throws(GraphError) {
        try self.init(content(), parent: parent, log: log, options: options)
    }

    /// Plans, checks and builds a module as a value as an overlay of another injector.
    ///
    /// - Parameters:
    ///   - bindings: The bindings.
    ///   - parent: The injector to overlay; nil plans the bindings alone.
    ///   - log: The log of its requests; without one, that of the parent.
    ///   - options: The options of the graph, in addition to those of the parent.
    /// - Throws: `GraphError` with every mistake.
    /// - Complexity: Linear in bindings and their parameters, with those of the parent.
    public init(
        _ bindings: Bindings, parent: Injector?, log: (any RequestLog)? = nil,
        options: GraphOptions = GraphOptions()
    ) throws(GraphError) {
        guard let parent else {
            try self.init(bindings, log: log, options: options)
            return
        }
        let own = _PlanOptions(options, in: parent.context)
        let observed = log.map { own.observed(by: $0) } ?? own
        try self.init(_overlaying: parent, with: bindings._declarations, observed)
    }
}
