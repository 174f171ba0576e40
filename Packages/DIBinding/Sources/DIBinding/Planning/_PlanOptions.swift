// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The options of `of` and `validate`, with which every graph is planned.
@usableFromInline
package struct _PlanOptions: Sendable {
    /// The bindings that replace others; of two overrides of a key the later one wins.
    package var overrides: [_Override] {
        get { overriding?.overrides ?? [] }
        set { overriding = newValue.isEmpty ? nil : _Overriding(newValue) }
    }
    /// The overrides with the way to apply them; nil if there are none.
    var overriding: _Overriding?
    /// The number of overrides, the last ones, that a test has added.
    package var addedOverrides: Int = 0
    /// The judge that applies more than the rules of errors, if there is one.
    package private(set) var judge: (any _GraphJudge)?
    package var circumstances: _Circumstances
    /// The input of a higher layer.
    package var planningContext: (any _PlanningContext)? {
        get { contextReference?.context }
        set { contextReference = newValue.map { _ContextReference($0) } }
    }
    /// The reference to that input.
    package private(set) var contextReference: _ContextReference? {
        didSet { circumstances.input = contextReference }
    }
    /// Whether an injector is planned, through which every binding can be requested.
    package var isForInjector: Bool = false
    /// Whether the planned injector is the placeholder for a missing one.
    package var isPlaceholder: Bool = false
    /// Whether the planned graph notes the modules that its components include.
    package var notesModules: Bool = false
    /// The observer of an injector's requests.
    package var requestObserver: (any _RequestObserver)?

    /// The observers of instances; nil for none.
    package private(set) var observers: (any _GraphObservers)?

    /// Makes options for a run context alone.
    package init(in context: RunContext = .detected) {
        circumstances = _Circumstances(profiles: [], context: context)
    }

    /// Makes options from a graph's; `context` is the run context if they leave it open.
    package init(_ options: GraphOptions, in context: RunContext = .detected) {
        judge = options._judge
        circumstances = _Circumstances(
            profiles: options.profiles, context: options.context ?? context, input: options.contextReference)
        contextReference = options.contextReference
        observers = options._observers
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
        options.requestObserver = log._observer().content
        return options
    }

    /// Plans and reviews a graph.
    package func review<C: RootComponent>(of component: C.Type) -> _GraphReview {
        plan(_Definition(C.self, in: circumstances)).review
    }

    /// Plans and reviews the graph of a list of declarations.
    package func review(of declarations: _Declarations) -> _GraphReview {
        plan(_Definition(declarations, in: circumstances)).review
    }

    /// Plans and reviews the graph of a module alone, with some keys as given at a place.
    package func review<M: Module>(
        ofModule module: M.Type, given keys: [_Key] = [], _ place: _SourcePlace = _SourcePlace("", 0)
    ) -> _GraphReview {
        plan(_Definition(module: M.self, given: keys, place, in: circumstances)).review
    }

    /// Plans and reviews a graph.
    func plan(_ root: _Definition) -> (graph: _PlannedGraph, review: _GraphReview) {
        var graph = _PlannedGraph(of: root, self)
        let review = _GraphReview(&graph, self)
        return (graph, review)
    }
}
