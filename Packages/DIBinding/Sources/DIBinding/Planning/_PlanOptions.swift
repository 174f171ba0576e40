// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The options of `of`, `validate` and `graph`, and the one way from a component to what these return.
@usableFromInline
package struct _PlanOptions: Sendable {
    /// What replaces bindings; of two overrides of a key the later one wins.
    package var overrides: [_Override]
    let plugins: [any GraphPlugin]
    /// The severities; nil if none is given.
    private let severityTable: SeverityTable?
    var circumstances: _Circumstances
    /// The input of a higher layer.
    package var planningContext: (any _PlanningContext)? {
        get { contextReference?.context }
        set { contextReference = newValue.map { _ContextReference($0) } }
    }
    /// The reference to that input.
    private(set) var contextReference: _ContextReference?
    /// Whether an injector is planned, which can be asked for everything unless something is offered.
    package var isAsked: Bool = false
    /// Whether an injector is planned that stands for the absence of any.
    package var isNobodys: Bool = false
    /// Whether the planned graph notes the modules that its components include.
    var notesModules: Bool = false
    /// The observer of an injector's requests, and where its bindings are from.
    var observation: _Observation?

    /// A reference to severities: to copy a dictionary among other options, the runtime makes the record of its type, and
    /// searches for the conformance of its keys.
    private final class SeverityTable: Sendable {
        let severities: [Diagnostic.ID: Diagnostic.Severity?]

        init(_ severities: [Diagnostic.ID: Diagnostic.Severity?]) {
            self.severities = severities
        }
    }

    /// The severities of warnings and notes, by id; nil silences one.
    var severities: [Diagnostic.ID: Diagnostic.Severity?] { severityTable?.severities ?? [:] }

    /// The severities, for many findings in a row.
    var memoizedSeverities: _MemoizedSeverities { _MemoizedSeverities(severities) }

    /// Whether a warning or note is silenced.
    var silencesSomething: Bool { severityTable?.severities.values.contains(nil) ?? false }

    /// Whether a warning or note could be an error.
    var raisesSomething: Bool { severityTable?.severities.values.contains(.error) ?? false }

    /// Collects the options; `planningContext` is the input of a higher layer.
    package init(
        overriding: [any Module.Type], plugins: [any GraphPlugin], severities: [Diagnostic.ID: Diagnostic.Severity?],
        profiles: Set<String> = [], runContext: RunContext = .detected, planningContext: (any _PlanningContext)?
    ) {
        self.init(
            overriding: overriding, plugins: plugins, severities: severities, profiles: profiles,
            runContext: runContext)
        if let planningContext { contextReference = _ContextReference(planningContext) }
    }

    /// Collects the options of a graph without the input of a higher layer.
    package init(
        overriding: [any Module.Type], plugins: [any GraphPlugin], severities: [Diagnostic.ID: Diagnostic.Severity?],
        profiles: Set<String> = [], runContext: RunContext = .detected
    ) {
        overrides = overriding.map { .module($0) }
        self.plugins = plugins
        severityTable = severities.isEmpty ? nil : SeverityTable(severities)
        circumstances = _Circumstances(profiles: profiles, context: runContext)
    }

    /// Adds active profiles.
    package mutating func add(_ profiles: Set<String>) {
        guard !profiles.isEmpty else { return }
        circumstances = _Circumstances(
            profiles: circumstances.profiles.union(profiles), context: circumstances.context)
    }

    /// Returns the same options for an injector whose requests are observed.
    package func observed(by observer: any _RequestObserver) -> _PlanOptions {
        var options = self
        options.observation = _Observation(observer)
        return options
    }

    /// Plans and checks a graph, and returns the factory of its root component.
    package func factory<C: RootComponent>(of component: C.Type) throws(GraphError) -> ComponentFactory<C> {
        let (graph, verdict) = plan(_Definition(C.self, in: circumstances))
        guard verdict.isValid else { throw GraphError(_report: verdict.errors) }
        let replanning = _Replanning(self) { _Definition(C.self, in: $0) }
        return _Plan(graph, report: verdict.everything, self, replanning).rootFactory(of: C.self)
    }

    /// Plans and checks a graph.
    package func validate<C: RootComponent>(_ component: C.Type) throws(GraphError) {
        try validate(_Definition(C.self, in: circumstances))
    }

    /// Plans a graph, and returns it with its diagnostics.
    package func graph<C: RootComponent>(of component: C.Type) -> BindingGraph {
        graph(of: _Definition(C.self, in: circumstances))
    }

    /// Plans and checks the graph of a list of declarations.
    package func validate(_ declarations: _Declarations) throws(GraphError) {
        try validate(_Definition(declarations, in: circumstances))
    }

    /// Plans the graph of a list of declarations, and returns it with its diagnostics.
    package func graph(of declarations: _Declarations) -> BindingGraph {
        graph(of: _Definition(declarations, in: circumstances))
    }

    /// Plans and judges the graph of a list of declarations.
    func plan(_ declarations: _Declarations) -> (graph: _PlannedGraph, verdict: _Judge.Verdict) {
        plan(_Definition(declarations, in: circumstances))
    }

    private func validate(_ root: _Definition) throws(GraphError) {
        let verdict = plan(root).verdict
        guard verdict.isValid else { throw GraphError(_report: verdict.errors) }
    }

    private func graph(of root: _Definition) -> BindingGraph {
        let (graph, verdict) = plan(root)
        return BindingGraph(_model: graph.model, diagnostics: verdict.everything.diagnostics)
    }

    func plan(_ root: _Definition) -> (graph: _PlannedGraph, verdict: _Judge.Verdict) {
        var graph = _Planner.plan(root, self)
        graph.model.isAsked = isAsked
        return (graph, _Judge(graph, self).verdict())
    }
}
