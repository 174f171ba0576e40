// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension ComponentFactory where C: RootComponent {
    /// Plans and checks the whole graph of a component without further options, and returns its factory.
    ///
    /// As ``of(_:overriding:profiles:context:)``.
    ///
    /// - Throws: `GraphError` with every mistake (see `Diagnostic.ID`).
    /// - Complexity: Linear in bindings and their parameters.
    public static func of(_ component: C.Type) throws(GraphError) -> ComponentFactory<C> {
        try _PlanOptions().factory(of: C.self)
    }

    /// Plans and checks the whole graph of a component, and returns its factory.
    ///
    /// Nothing is constructed. All mistakes are reported together, including mistakes in unused components and
    /// bindings.
    ///
    /// - Parameters:
    ///   - component: The root component.
    ///   - overriding: Modules whose bindings replace others of the same key; the last one wins. For tests and previews.
    ///   - profiles: The active profiles, which conditions test (``Binder/include(module:when:allowing:file:line:)``).
    ///   - context: The run context, which conditions test.
    /// - Returns: The factory, which builds the component any number of times.
    /// - Throws: `GraphError` with every mistake (see `Diagnostic.ID`).
    /// - Complexity: Linear in bindings and their parameters.
    public static func of(
        _ component: C.Type, overriding: [any Module.Type] = [], profiles: Set<String> = [],
        context: RunContext = .detected
    ) throws(GraphError) -> ComponentFactory<C> {
        try of(C.self, GraphOptions(overriding: overriding, profiles: profiles, context: context))
    }

    /// Plans and checks the whole graph of a component with collected options; otherwise as
    /// ``of(_:overriding:profiles:context:)``.
    public static func of(
        _ component: C.Type, _ options: GraphOptions
    ) throws(GraphError) -> ComponentFactory<C> {
        try _PlanOptions(options).factory(of: C.self)
    }
}

extension RootComponent {
    /// Plans and checks the whole graph, for example in a one-line test.
    ///
    /// - Throws: `GraphError` with every mistake, as ``ComponentFactory/of(_:overriding:profiles:context:)``.
    /// - Complexity: Linear in bindings and their parameters.
    public static func validate(
        overriding: [any Module.Type] = [], profiles: Set<String> = [], context: RunContext = .detected
    ) throws(GraphError) {
        try validate(GraphOptions(overriding: overriding, profiles: profiles, context: context))
    }

    /// Plans and checks the whole graph with collected options.
    ///
    /// - Throws: `GraphError` with every mistake.
    public static func validate(_ options: GraphOptions) throws(GraphError) {
        try _PlanOptions(options).review(of: Self.self).validate()
    }
}
