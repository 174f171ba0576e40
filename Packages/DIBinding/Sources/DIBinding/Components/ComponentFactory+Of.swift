// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension ComponentFactory where C: RootComponent {
    /// Plans and checks the whole graph of a component, and gives its factory.
    ///
    /// Nothing is constructed. All mistakes are reported at once, also those in components and bindings that nothing uses.
    ///
    /// - Parameters:
    ///   - component: The root component.
    ///   - overriding: Modules whose bindings replace those of the same key; the last one wins. For tests and previews.
    ///   - plugins: Further rules, in this order.
    ///   - severities: What warnings and notes count as, by id; nil silences one. Errors stay errors.
    /// - Returns: The factory, from which the component can be built as often as wanted.
    /// - Throws: `GraphError` with every mistake (see `Diagnostic.ID`).
    /// - Complexity: Linear in bindings and their parameters.
    public static func of(
        _ component: C.Type, overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:]
    ) throws(GraphError) -> ComponentFactory<C> {
        let options = _PlanOptions(overriding: overriding, plugins: plugins, severities: severities)
        let (plan, report) = try options.checkedPlan(of: C.self)
        return plan.rootFactory(of: C.self, report: report)
    }
}

extension RootComponent {
    /// Plans and checks the whole graph, such as in a one-line test.
    ///
    /// - Throws: `GraphError` with every mistake, as ``ComponentFactory/of(_:overriding:plugins:severities:)``.
    /// - Complexity: Linear in bindings and their parameters.
    public static func validate(
        overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:]
    ) throws(GraphError) {
        let options = _PlanOptions(overriding: overriding, plugins: plugins, severities: severities)
        _ = try options.checkedPlan(of: Self.self)
    }

    /// The whole graph as data, valid or not.
    public static var graph: BindingGraph {
        graph()
    }

    /// The whole graph as data, valid or not; the options are those of ``ComponentFactory``.
    public static func graph(
        overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:]
    ) -> BindingGraph {
        _PlanOptions(overriding: overriding, plugins: plugins, severities: severities).graph(of: Self.self)
    }
}
