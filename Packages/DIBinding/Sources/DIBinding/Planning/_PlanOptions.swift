// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The options of `of`, `validate` and `graph`, and the one way from a component to what these return.
@usableFromInline
package struct _PlanOptions: Sendable {
    /// The bindings that replace others; of two overrides of a key the later one wins.
    package var overrides: [_Override] {
        get { overriding?.overrides ?? [] }
        set { overriding = newValue.isEmpty ? nil : _Overriding(newValue) }
    }
    /// The overrides with the way to apply them; nil if there are none.
    private(set) var overriding: _Overriding?
    private(set) var plugins: [any GraphPlugin] = []
    /// The number of overrides, the last ones, that a test has added.
    package var addedOverrides: Int = 0
    /// The severities; nil if none is given.
    private var severityTable: GraphOptions.SeverityTable?
    /// The judge of a graph by more than the rules of errors, if there are plugins, or severities that make an error of
    /// something. Only the options of a client name it.
    private(set) var judge: (@Sendable (_GraphReview, [_Finding]) -> _GraphReview.Verdict)?
    package var circumstances: _Circumstances
    /// The input of a higher layer.
    package var planningContext: (any _PlanningContext)? {
        get { contextReference?.context }
        set { contextReference = newValue.map { _ContextReference($0) } }
    }
    /// The reference to that input.
    private(set) var contextReference: _ContextReference? {
        didSet { circumstances.input = contextReference }
    }
    /// Whether an injector is planned, which answers every request unless something is offered.
    package var isForInjector: Bool = false
    /// Whether an injector is planned that stands for the absence of any.
    package var isPlaceholder: Bool = false
    /// Whether the planned graph notes the modules that its components include.
    var notesModules: Bool = false
    /// The observer of an injector's requests, and where its bindings are from.
    var observation: _Observation?

    /// The observers of what is made; nil if there are none.
    private(set) var observers: _GraphObservers?

    /// The severities of warnings and notes, by id; nil silences one.
    var severities: [Diagnostic.ID: Diagnostic.Severity?] { severityTable?.severities ?? [:] }

    /// The severities, for many findings in a row.
    var memoizedSeverities: _MemoizedSeverities { _MemoizedSeverities(severities) }

    /// Whether a warning or note is silenced.
    var silencesSomething: Bool { severityTable?.severities.values.contains(nil) ?? false }

    /// Plans without options of a client.
    package init(in context: RunContext = .detected) {
        circumstances = _Circumstances(profiles: [], context: context)
    }

    /// Plans with the options of a graph; a run context that they leave open is `context`.
    package init(_ options: GraphOptions, in context: RunContext = .detected) {
        plugins = options.plugins
        severityTable = options.severityTable
        let raisesSomething = severityTable?.severities.values.contains(.error) ?? false
        if raisesSomething || !plugins.isEmpty { judge = _GraphReview.judge }
        circumstances = _Circumstances(
            profiles: options.profiles, context: options.context ?? context, input: options.contextReference)
        contextReference = options.contextReference
        observers = options.graphObservers
        overrides = options.overriding.map { .module($0) }
    }

    /// Adds active profiles.
    package mutating func add(_ profiles: Set<String>) {
        guard !profiles.isEmpty else { return }
        circumstances = _Circumstances(
            profiles: circumstances.profiles.union(profiles), context: circumstances.context,
            input: circumstances.input)
    }

    /// Returns the same options in other circumstances, with another input of a higher layer.
    func replaced(by circumstances: _Circumstances, _ context: _ContextReference?) -> _PlanOptions {
        var options = self
        options.contextReference = context
        options.circumstances = circumstances
        return options
    }

    /// Returns the same options for an injector whose requests are observed.
    package func observed(by log: any RequestLog) -> _PlanOptions {
        var options = self
        options.observation = _Observation(log._observer().content)
        return options
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

    /// Plans and checks the graph of a module alone.
    func validate<M: Module>(module: M.Type) throws(GraphError) {
        try validate(_Definition(module: M.self, in: circumstances))
    }

    /// Plans the graph of a module alone, and returns it with its diagnostics.
    func graph<M: Module>(module: M.Type) -> BindingGraph {
        graph(of: _Definition(module: M.self, in: circumstances))
    }

    /// Plans and judges the graph of a list of declarations.
    func plan(_ declarations: _Declarations) -> (graph: _PlannedGraph, verdict: _GraphReview.Verdict) {
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

    func plan(_ root: _Definition) -> (graph: _PlannedGraph, verdict: _GraphReview.Verdict) {
        var graph = _Planner.plan(root, self)
        let verdict = _GraphReview(&graph, self).verdict()
        return (graph, verdict)
    }
}
