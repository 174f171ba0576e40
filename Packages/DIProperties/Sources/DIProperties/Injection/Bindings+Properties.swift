// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIModules
import DIValidation

extension Bindings {
    /// Plans and checks the graph of these bindings alone with its properties, for example in a one-line test.
    ///
    /// Keys that nothing reads are `DI/PropertyUnknown`, a warning. The other options are those of
    /// `validate(plugins:severities:profiles:context:)`.
    ///
    /// - Throws: `GraphError` with every mistake.
    public func validate(
        properties: Properties, plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) throws(GraphError) {
        try _PlanOptions(asking: properties, plugins, severities, profiles, context).validate(_declarations)
    }

    /// Plans the graph of these bindings alone with its properties, and returns it as data, valid or not.
    public func graph(
        properties: Properties, plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) -> BindingGraph {
        _PlanOptions(asking: properties, plugins, severities, profiles, context).graph(of: _declarations)
    }
}

extension Injector {
    /// Plans, checks and builds bindings with their properties to be asked, alone or as an overlay of another injector.
    ///
    /// ```swift
    /// struct PriceConfig: ConfigProperty {
    ///     static let path = "prices"
    ///     let espresso: Double
    /// }
    ///
    /// let shop = try Injector(properties: Properties(yaml: "prices: { espresso: 2.5 }")) {
    ///     bindProperties(PriceConfig.self)
    /// }
    /// ```
    ///
    /// With a parent, the properties are merged over those of the parent, whose bindings read the merged ones, too. A shared
    /// instance is taken over from the parent unless a property changes that it depends on.
    ///
    /// - Parameters:
    ///   - parent: The injector to overlay.
    ///   - properties: The properties.
    ///   - log: The log of its requests; without one, that of the parent.
    ///   - plugins: Further rules, in this order.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - profiles: The profiles that conditions test, besides those of the parent.
    ///   - context: The run context that conditions test; without one, that of the parent, or else the detected one.
    ///   - content: The bindings.
    /// - Throws: `GraphError` with every mistake of the graph and of its properties.
    /// - Complexity: Linear in bindings and their parameters, with those of the parent, and in the values of all properties.
    public convenience init(
        parent: Injector? = nil, properties: Properties, log: Log? = nil, plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext? = nil, @BindingsBuilder _ content: () -> Bindings
    ) throws(GraphError) {
        try self.init(
            content(), parent: parent, properties: properties, log: log, plugins: plugins, severities: severities,
            profiles: profiles, context: context)
    }

    /// Plans, checks and builds a module as a value with its properties; see
    /// ``init(parent:properties:log:plugins:severities:profiles:context:_:)``.
    public convenience init(
        _ bindings: Bindings, parent: Injector? = nil, properties: Properties, log: Log? = nil,
        plugins: [any GraphPlugin] = [], severities: [Diagnostic.ID: Diagnostic.Severity?] = [:],
        profiles: Set<String> = [], context: RunContext? = nil
    ) throws(GraphError) {
        let inherited = (parent?._planningContext as? PropertySession)?.properties
        try self.init(
            _bindings: bindings, over: parent, log: log,
            _PlanOptions(
                asking: inherited.map(properties.stacked) ?? properties, plugins, severities, profiles,
                context ?? parent?.context ?? .detected))
    }
}

extension _PlanOptions {
    /// Collects the options of a graph that is asked from outside.
    fileprivate init(
        asking properties: Properties, _ plugins: [any GraphPlugin],
        _ severities: [Diagnostic.ID: Diagnostic.Severity?], _ profiles: Set<String>, _ context: RunContext
    ) {
        self.init(
            overriding: [], plugins: plugins, severities: severities, profiles: profiles, runContext: context,
            planningContext: PropertySession(properties))
        isAsked = true
    }
}
