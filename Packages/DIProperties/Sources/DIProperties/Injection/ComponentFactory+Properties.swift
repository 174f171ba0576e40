// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension ComponentFactory where C: RootComponent {
    /// Plans and checks the whole graph of a component with its properties, and returns its factory.
    ///
    /// The properties that the graph uses are read and checked with it, in the same report; keys that nothing reads are
    /// `DI/PropertyUnknown`, a warning. The other options are those of `of(_:overriding:plugins:severities:profiles:context:)`.
    ///
    /// - Throws: `GraphError` with every mistake.
    public static func of(
        _ component: C.Type, properties: Properties, overriding: [any Module.Type] = [],
        plugins: [any GraphPlugin] = [], severities: [Diagnostic.ID: Diagnostic.Severity?] = [:],
        profiles: Set<String> = [], context: RunContext = .detected
    ) throws(GraphError) -> ComponentFactory<C> {
        try _PlanOptions(
            overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, runContext: context,
            planningContext: PropertySession(properties)
        ).factory(of: C.self)
    }
}

extension RootComponent {
    /// Plans and checks the whole graph with its properties, such as in a one-line test.
    ///
    /// - Throws: `GraphError` with every mistake.
    public static func validate(
        properties: Properties, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:],
        profiles: Set<String> = [], context: RunContext = .detected
    ) throws(GraphError) {
        try _PlanOptions(
            overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, runContext: context,
            planningContext: PropertySession(properties)
        ).validate(Self.self)
    }

    /// Returns the whole graph as data, valid or not, with the choices that the properties make.
    public static func graph(
        properties: Properties, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:],
        profiles: Set<String> = [], context: RunContext = .detected
    ) -> BindingGraph {
        _PlanOptions(
            overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, runContext: context,
            planningContext: PropertySession(properties)
        ).graph(of: Self.self)
    }
}
