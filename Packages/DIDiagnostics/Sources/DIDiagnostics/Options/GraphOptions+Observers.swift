// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension GraphOptions {
    /// The observers, which overlays of the graph inherit.
    public var observers: [any GraphObserver] {
        get { (_observers as? GraphObservers)?.observers ?? [] }
        set { _observers = newValue.isEmpty ? nil : GraphObservers(newValue) }
    }

    /// Collects the options of a graph with observers.
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

/// The observers of graphs, and the way to observe one.
private final class GraphObservers: _GraphObservers {
    let observers: [any GraphObserver]

    init(_ observers: [any GraphObserver]) {
        self.observers = observers
    }

    func stacked(on inherited: any _GraphObservers) -> any _GraphObservers {
        guard inherited !== self, let inherited = inherited as? GraphObservers else { return self }
        return GraphObservers(inherited.observers + observers)
    }

    func observe(_ model: _GraphModel) -> _Observing {
        let observers = observers
        let graph = BindingGraph(_model: model, diagnostics: [])
        let notify: @Sendable (GraphEvent) -> Void = { event in
            for observer in observers { observer.observed(event) }
        }
        notify(GraphEvent(.planned, graph: graph))
        for index in model.bindings.indices where model.bindings[index].isTakenOver {
            notify(GraphEvent(.tookOver, binding: graph.bindings[index]))
        }
        return _Observing(
            node: { (node: _AnyNode, index: Int) -> _AnyNode in
                let binding = model.bindings[index]
                let info = graph.bindings[index]
                var made: (@Sendable () -> Void)?
                if model.components[binding.component].rootBinding == index {
                    made = { notify(GraphEvent(.built, binding: info)) }
                }
                let making = ObservedMaking(of: info, by: observers, made: made)
                return making.observing(node, of: binding.element, isPlural: binding.isPlural)
            },
            hooks: { (hooks: _Hooks, index: Int) -> _Hooks in
                let info = graph.bindings[index]
                return hooks.observed { kind, hook, error in
                    notify(GraphEvent(kind, binding: info, hook: hook, error: error))
                }
            })
    }
}
