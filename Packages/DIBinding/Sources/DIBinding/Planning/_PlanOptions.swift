// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The options of `of`, `validate` and `graph`, and the one way from a component to what these return.
public struct _PlanOptions: Sendable {
    let overriding: [any Module.Type]
    let plugins: [any GraphPlugin]
    let severities: [Diagnostic.ID: Diagnostic.Severity?]
    let circumstances: _Circumstances
    let planningContext: (any _PlanningContext)?

    /// Collects the options; `planningContext` is the input of a higher layer.
    public init(
        overriding: [any Module.Type], plugins: [any GraphPlugin], severities: [Diagnostic.ID: Diagnostic.Severity?],
        profiles: Set<String> = [], runContext: RunContext = .detected, planningContext: (any _PlanningContext)? = nil
    ) {
        self.overriding = overriding
        self.plugins = plugins
        self.severities = severities
        circumstances = _Circumstances(profiles: profiles, context: runContext)
        self.planningContext = planningContext
    }

    /// Plans and checks a graph, and returns the factory of its root component.
    public func factory<C: RootComponent>(of component: C.Type) throws(GraphError) -> ComponentFactory<C> {
        let (graph, verdict) = plan(C.self)
        guard verdict.isValid else { throw GraphError(_report: verdict.errors) }
        return _Plan(graph).rootFactory(of: C.self, report: verdict.everything)
    }

    /// Plans and checks a graph.
    public func validate<C: RootComponent>(_ component: C.Type) throws(GraphError) {
        let verdict = plan(C.self).verdict
        guard verdict.isValid else { throw GraphError(_report: verdict.errors) }
    }

    /// Plans a graph, and returns it with its diagnostics.
    public func graph<C: RootComponent>(of component: C.Type) -> BindingGraph {
        let (graph, verdict) = plan(C.self)
        return BindingGraph(_model: graph.model, diagnostics: verdict.everything.diagnostics)
    }

    private func plan<C: RootComponent>(_ component: C.Type) -> (graph: _PlannedGraph, verdict: _Judge.Verdict) {
        let graph = _Planner.plan(C.self, self)
        return (graph, _Judge(graph, self).verdict())
    }
}
