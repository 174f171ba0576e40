// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension ComponentFactory where C: RootComponent {
    /// Plans and checks the whole graph of a component without further options, and returns its factory.
    ///
    /// As ``of(_:overriding:plugins:severities:profiles:context:)``. A program that calls only this one contains no code for
    /// plugins and severities.
    ///
    /// - Throws: `GraphError` with every mistake (see `Diagnostic.ID`).
    /// - Complexity: Linear in bindings and their parameters.
    public static func of(_ component: C.Type) throws(GraphError) -> ComponentFactory<C> {
        try _PlanOptions().factory(of: C.self)
    }

    /// Plans and checks the whole graph of a component, and returns its factory.
    ///
    /// Nothing is constructed. All mistakes are reported together, including those in components and bindings that
    /// nothing uses.
    ///
    /// - Parameters:
    ///   - component: The root component.
    ///   - overriding: Modules whose bindings replace those of the same key; the last one wins. For tests and previews.
    ///   - plugins: Further rules, in this order.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - profiles: The active profiles, which conditions test (``Binder/include(module:when:allowing:file:line:)``).
    ///   - context: The run context, which conditions test.
    /// - Returns: The factory, which builds the component any number of times.
    /// - Throws: `GraphError` with every mistake (see `Diagnostic.ID`).
    /// - Complexity: Linear in bindings and their parameters.
    public static func of(
        _ component: C.Type, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) throws(GraphError) -> ComponentFactory<C> {
        try of(
            C.self,
            GraphOptions(
                overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, context: context))
    }

    /// Plans and checks the whole graph of a component with collected options; otherwise as
    /// ``of(_:overriding:plugins:severities:profiles:context:)``.
    public static func of(
        _ component: C.Type, _ options: GraphOptions
    ) throws(GraphError) -> ComponentFactory<C> {
        try _PlanOptions(options).factory(of: C.self)
    }
}

extension RootComponent {
    /// Plans and checks the whole graph, for example in a one-line test.
    ///
    /// - Throws: `GraphError` with every mistake, as ``ComponentFactory/of(_:overriding:plugins:severities:profiles:context:)``.
    /// - Complexity: Linear in bindings and their parameters.
    public static func validate(
        overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) throws(GraphError) {
        try validate(
            GraphOptions(
                overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, context: context))
    }

    /// Plans and checks the whole graph with collected options.
    ///
    /// - Throws: `GraphError` with every mistake.
    public static func validate(_ options: GraphOptions) throws(GraphError) {
        try _PlanOptions(options).validate(Self.self)
    }

    /// The whole graph as data, valid or not.
    public static var graph: BindingGraph {
        graph()
    }

    /// Plans the whole graph, and returns it as data, valid or not; the options are those of ``ComponentFactory``.
    public static func graph(
        overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) -> BindingGraph {
        graph(
            GraphOptions(
                overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, context: context))
    }

    /// Plans the whole graph with collected options, and returns it as data, valid or not.
    public static func graph(_ options: GraphOptions) -> BindingGraph {
        _PlanOptions(options).graph(of: Self.self)
    }
}
