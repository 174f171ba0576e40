// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension ComponentFactory {
    /// The warnings and notes of a valid graph; empty except for its root component's factory. Complexity: linear in the graph.
    public var diagnostics: [Diagnostic] { _review?.everything ?? [] }
}

extension ComponentFactory where C: RootComponent {
    /// Plans and checks the whole graph of a component with plugins and severities, and returns its factory.
    ///
    /// - Parameters:
    ///   - component: The root component.
    ///   - overriding: Modules whose bindings replace others of the same key; the last one wins. For tests and previews.
    ///   - plugins: Further rules, in this order.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - profiles: The active profiles, which conditions test.
    ///   - context: The run context, which conditions test.
    /// - Returns: The factory, which builds the component any number of times.
    /// - Throws: `GraphError` with every mistake (see `Diagnostic.ID`).
    /// - Complexity: Linear in bindings and their parameters, plus the plugins'.
    @_disfavoredOverload
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
}

extension RootComponent {
    /// Plans and checks the whole graph with plugins and severities.
    ///
    /// - Throws: `GraphError` with every mistake, as ``ComponentFactory/of(_:overriding:plugins:severities:profiles:context:)``.
    @_disfavoredOverload
    public static func validate(
        overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [],
        context: RunContext = .detected
    ) throws(GraphError) {
        try validate(
            GraphOptions(
                overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, context: context))
    }

    /// The whole graph as data, valid or not.
    public static var graph: BindingGraph {
        graph(GraphOptions())
    }

    /// Plans the whole graph with the same options as ``ComponentFactory``, and returns it as data, valid or not.
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
        _PlanOptions(options).review(of: Self.self).graph
    }
}

extension Injector {
    /// The graph of the injector's component and its ancestors, as data.
    public var graph: BindingGraph { _review.graph }
}

extension Bindings {
    /// Plans the graph of these bindings alone, and returns it as data, valid or not; see `validate(_:)`.
    public func graph(_ options: GraphOptions = GraphOptions()) -> BindingGraph {
        _review(options).graph
    }

    /// The graph of these bindings alone as data, valid or not.
    public var graph: BindingGraph { graph(GraphOptions()) }
}
