// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// Injectors of modules as values.
extension Injector {
    /// Plans, checks and builds bindings to be asked, alone or as an overlay of another injector.
    ///
    /// ```swift
    /// let shop = try Injector {
    ///     single(Heater.init)
    ///     factory(CoffeeMaker.init)
    /// }
    /// print(shop.get(CoffeeMaker.self).heater)
    /// ```
    ///
    /// With a parent, these bindings replace those of the same key in the parent's graph, and new keys are added. Shared
    /// instances are taken over from the parent if nothing that they depend on has changed. The parent never changes. Its
    /// plugins, severities, profiles and properties hold for the overlay, too.
    ///
    /// - Parameters:
    ///   - parent: The injector to overlay.
    ///   - log: The log of its requests; without one, that of the parent.
    ///   - plugins: Further rules, in this order.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - profiles: The profiles that conditions ask for, besides those of the parent.
    ///   - context: The run context that conditions ask for; without one, that of the parent, or else the detected one.
    ///   - content: The bindings.
    /// - Throws: `GraphError` with every mistake.
    /// - Complexity: Linear in bindings and their parameters, with those of the parent.
    public convenience init(
        parent: Injector? = nil, log: Log? = nil, plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext? = nil, @BindingsBuilder _ content: () -> Bindings
    ) throws(GraphError) {
        try self.init(
            content(), parent: parent, log: log, plugins: plugins, severities: severities, profiles: profiles,
            context: context)
    }

    /// Plans, checks and builds a module as a value to be asked, alone or as an overlay of another injector.
    ///
    /// - Parameters:
    ///   - bindings: The bindings.
    ///   - parent: The injector to overlay.
    ///   - log: The log of its requests; without one, that of the parent.
    ///   - plugins: Further rules, in this order.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - profiles: The profiles that conditions ask for, besides those of the parent.
    ///   - context: The run context that conditions ask for; without one, that of the parent, or else the detected one.
    /// - Throws: `GraphError` with every mistake.
    /// - Complexity: Linear in bindings and their parameters, with those of the parent.
    public convenience init(
        _ bindings: Bindings, parent: Injector? = nil, log: Log? = nil, plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext? = nil
    ) throws(GraphError) {
        try self.init(
            _bindings: bindings, over: parent, log: log,
            _PlanOptions(
                overriding: [], plugins: plugins, severities: severities, profiles: profiles,
                runContext: context ?? parent?.context ?? .detected))
    }

    /// Plans, checks and builds bindings, alone or as an overlay. For the layers' own use.
    package convenience init(
        _bindings bindings: Bindings, over parent: Injector?, log: Log?, _ options: _PlanOptions
    ) throws(GraphError) {
        let options = log.map { options.observed(by: $0.observer()) } ?? options
        if let parent {
            try self.init(_overlaying: parent, with: bindings._declarations, options)
        } else {
            try self.init(_planning: [bindings._declarations], of: Bindings.self, options)
            _makeEager()
        }
    }
}
