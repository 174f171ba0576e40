// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The observers of graphs, and the way to observe one.
///
/// Only the options of a client with observers make one, and the rest of the library reaches it through its functions, so that a
/// program without observers doesn't contain them.
final class _GraphObservers: Sendable {
    let observers: [any GraphObserver]
    /// Begins to observe a valid graph.
    let observe: @Sendable (_ model: _GraphModel, _ observers: [any GraphObserver]) -> _Observing

    init?(_ observers: [any GraphObserver]) {
        if observers.isEmpty { return nil }
        self.observers = observers
        observe = { _Observing($0, by: $1) }
    }

    private init(_ observers: [any GraphObserver], like other: _GraphObservers) {
        self.observers = observers
        observe = other.observe
    }

    /// The observers of an overlay: those of its parent, then its own.
    func stacked(on inherited: _GraphObservers?) -> _GraphObservers {
        guard let inherited, inherited !== self else { return self }
        return _GraphObservers(inherited.observers + observers, like: self)
    }
}

/// The part of the linker that observed graphs add to it.
struct _Observing: Sendable {
    /// Returns a node that notifies the observers of each instance that it makes.
    let node: @Sendable (_ node: _AnyNode, _ binding: Int) -> _AnyNode
    /// Returns hooks that notify the observers of their calls.
    let hooks: @Sendable (_ hooks: _Hooks, _ binding: Int) -> _Hooks

    fileprivate init(_ model: _GraphModel, by observers: [any GraphObserver]) {
        let graph = BindingGraph(_model: model, diagnostics: [])
        let notify: @Sendable (GraphEvent) -> Void = { event in
            for observer in observers { observer.observed(event) }
        }
        notify(GraphEvent(.planned, graph: graph))
        for index in model.bindings.indices where model.bindings[index].isTakenOver {
            notify(GraphEvent(.tookOver, binding: graph.bindings[index]))
        }
        node = { (node: _AnyNode, index: Int) -> _AnyNode in
            let binding = model.bindings[index]
            let info = graph.bindings[index]
            var made: (@Sendable () -> Void)?
            if model.components[binding.component].rootBinding == index {
                made = { notify(GraphEvent(.built, binding: info)) }
            }
            let making = _Making(of: info, by: observers, made: made)
            return making.observing(node, of: binding.element, isPlural: binding.isPlural)
        }
        hooks = { (hooks: _Hooks, index: Int) -> _Hooks in
            let info = graph.bindings[index]
            return hooks._observed { kind, hook, error in
                notify(GraphEvent(kind, binding: info, hook: hook, error: error))
            }
        }
    }
}

extension GraphOptions {
    /// The observers of what is made, which overlays of the graph inherit.
    public var observers: [any GraphObserver] {
        get { graphObservers?.observers ?? [] }
        set { graphObservers = _GraphObservers(newValue) }
    }

    /// Collects the options of a graph that is observed.
    ///
    /// The other parameters are those of ``init(overriding:plugins:severities:profiles:context:)``.
    public init(
        observers: [any GraphObserver], overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [], context: RunContext? = nil
    ) {
        self.init(
            overriding: overriding, plugins: plugins, severities: severities, profiles: profiles, context: context)
        self.observers = observers
    }
}
