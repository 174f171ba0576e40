// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Injectors of modules as values.
extension Injector {
    /// Plans, checks and builds bindings as an injector.
    ///
    /// ```swift
    /// let shop = try Injector {
    ///     single(Heater.init)
    ///     factory(CoffeeMaker.init)
    /// }
    /// print(shop.get(CoffeeMaker.self).heater)
    /// ```
    ///
    /// `DIModules` adds `Injector(parent:)`, an overlay with further bindings.
    ///
    /// - Parameters:
    ///   - log: The log of its requests.
    ///   - options: The options of the graph.
    ///   - content: The bindings.
    /// - Throws: `GraphError` with every mistake.
    /// - Complexity: Linear in bindings and their parameters.
    public init(
        log: (any RequestLog)? = nil, options: GraphOptions = GraphOptions(),
        @BindingsBuilder _ content: () -> Bindings
    ) throws(GraphError) {
        try self.init(content(), log: log, options: options)
    }

    /// Plans, checks and builds a list of bindings as an injector.
    ///
    /// - Parameters:
    ///   - bindings: The bindings.
    ///   - log: The log of its requests.
    ///   - options: The options of the graph.
    /// - Throws: `GraphError` with every mistake.
    /// - Complexity: Linear in bindings and their parameters.
    public init(
        _ bindings: Bindings, log: (any RequestLog)? = nil, options: GraphOptions = GraphOptions()
    ) throws(GraphError) {
        let own = _PlanOptions(options)
        let observed = log.map { own.observed(by: $0) } ?? own
        try self.init(_planning: bindings._declarations, observed)
        observed.writeRemarks(on: _review)
        _makeEager()
    }
}
