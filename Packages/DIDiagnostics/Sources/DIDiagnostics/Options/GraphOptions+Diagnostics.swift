// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

extension GraphOptions {
    /// Further rules, in this order.
    public var plugins: [any GraphPlugin] {
        get { (_judge as? GraphJudge)?.plugins ?? [] }
        set { _judge = GraphJudge(plugins: newValue, severities: severities) }
    }

    /// The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    public var severities: [Diagnostic.ID: Diagnostic.Severity?] {
        get { (_judge as? GraphJudge)?.severities ?? [:] }
        set { _judge = GraphJudge(plugins: plugins, severities: newValue) }
    }

    /// Collects the options of a graph, with observers, plugins and severities.
    ///
    /// - Parameters:
    ///   - observers: The observers, which overlays of the graph inherit.
    ///   - overriding: Modules whose bindings replace others of the same key; the last one wins. For tests and previews.
    ///   - plugins: Further rules, in this order.
    ///   - severities: The severities of warnings and notes, by id; nil silences one. Errors stay errors.
    ///   - profiles: The active profiles, which conditions test.
    ///   - context: The run context, which conditions test; nil for the parent's, or else for the detected one.
    @_disfavoredOverload
    public init(
        observers: [any GraphObserver] = [], overriding: [any Module.Type] = [], plugins: [any GraphPlugin] = [],
        severities: [Diagnostic.ID: Diagnostic.Severity?] = [:], profiles: Set<String> = [], context: RunContext? = nil
    ) {
        self.init(overriding: overriding, profiles: profiles, context: context)
        _judge = GraphJudge(plugins: plugins, severities: severities)
        self.observers = observers
    }

    /// Returns these options with further plugins and severities, such as for options of `DIProperties`, which take none.
    ///
    /// ```swift
    /// let properties = try Properties(sources: [])
    /// let options = GraphOptions(properties: properties).with(severities: [.propertyUnknown: .error])
    /// ```
    public func with(
        plugins: [any GraphPlugin] = [], severities: [Diagnostic.ID: Diagnostic.Severity?] = [:]
    ) -> GraphOptions {
        var options = self
        options.plugins += plugins
        options.severities.merge(severities) { _, new in new }
        return options
    }

    /// The observers, which overlays of the graph inherit.
    public var observers: [any GraphObserver] {
        get { (_observers as? GraphObservers)?.observers ?? [] }
        set { _observers = newValue.isEmpty ? nil : GraphObservers(newValue) }
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
                let isRoot = model.components[binding.component].rootBinding == index
                let making = ObservedMaking(of: graph.bindings[index], by: observers, isRoot: isRoot)
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
