// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// Overlays: injectors of bindings over those of another injector, and injectors in place of older ones.
extension Injector {
    /// Plans, checks and builds bindings as an overlay of another injector.
    ///
    /// ```swift
    /// let shop = try Injector {
    ///     single(Heater.init)
    ///     factory(CoffeeMaker.init)
    /// }
    /// let evening = try Injector(parent: shop) { single(Heater.init) }
    /// print(evening.get(CoffeeMaker.self).heater === shop.get(Heater.self))   // false
    /// ```
    ///
    /// These bindings replace those of the same key in the parent's graph, and new keys are added. Shared
    /// instances are taken over from the parent if nothing that they depend on has changed. The parent never changes. Its
    /// plugins, severities, profiles and properties apply to the overlay, too; the properties of the options are merged over
    /// those of the parent.
    ///
    /// - Parameters:
    ///   - parent: The injector to overlay; nil plans the bindings alone.
    ///   - log: The log of its requests; without one, that of the parent.
    ///   - options: The options of the graph, in addition to those of the parent.
    ///   - content: The bindings.
    /// - Throws: `GraphError` with every mistake.
    /// - Complexity: Linear in bindings and their parameters, with those of the parent.
    public init(
        parent: Injector?, log: (any RequestLog)? = nil, options: GraphOptions = GraphOptions(),
        @BindingsBuilder _ content: () -> Bindings
    ) throws(GraphError) {
        try self.init(content(), parent: parent, log: log, options: options)
    }

    /// Plans, checks and builds a module as a value as an overlay of another injector.
    ///
    /// - Parameters:
    ///   - bindings: The bindings.
    ///   - parent: The injector to overlay; nil plans the bindings alone.
    ///   - log: The log of its requests; without one, that of the parent.
    ///   - options: The options of the graph, in addition to those of the parent.
    /// - Throws: `GraphError` with every mistake.
    /// - Complexity: Linear in bindings and their parameters, with those of the parent.
    public init(
        _ bindings: Bindings, parent: Injector?, log: (any RequestLog)? = nil,
        options: GraphOptions = GraphOptions()
    ) throws(GraphError) {
        guard let parent else {
            try self.init(bindings, log: log, options: options)
            return
        }
        let own = _PlanOptions(options, in: parent.context)
        let observed = log.map { own.observed(by: $0) } ?? own
        try self.init(_overlaying: parent, with: bindings._declarations, observed)
    }

    /// Plans and checks lists of declarations, of which the first that binds a key counts, and takes over the shared
    /// instances of an older injector that nothing below has changed for. What is eager is left for ``_makeEager()``.
    ///
    /// With a chain, the new injector supersedes the older one, which is of the same chain.
    package init(
        _planning layers: [_Declarations], of owner: Any.Type, takingOver old: Injector?, in chain: _InjectorChain?,
        _ options: _PlanOptions
    ) throws(GraphError) {
        let options = options.forInjector
        var graph = _PlannedGraph(layers: layers, of: owner, options)
        if let old { graph.takeOver(from: old, in: 0) }
        self.init(unfilled: try _Plan(graph, options).rootFactory(of: ListComponent.self))
        _injection?.chain = chain
        if let old { share(with: old) }
    }

    /// Plans, checks and builds an overlay of another injector: new frames, with the same seeds, for the component of that and those
    /// above it.
    package init(
        _overlaying parent: Injector, with declarations: _Declarations, _ options: _PlanOptions
    ) throws(GraphError) {
        let options = options.forInjector.inheriting(from: parent.plan)
        let (base, place) = parent.plan.graph.replanned(
            in: options.circumstances, at: parent.component)
        let overlay = _Overlay(_Definition(declarations, in: options.circumstances), over: base, at: place)
        var graph = _PlannedGraph(of: overlay.root, options)
        let component = graph.component(from: place)
        graph.takeOver(from: parent, in: component)
        let plan = try _Plan(graph, options)
        var frame = plan.outermostFrame()
        let lineage = plan.graph.model.lineage(of: component)
        for (distance, index) in lineage.enumerated().reversed() {
            frame = plan.node(of: index).frame(like: parent._frame._ancestor(distance), in: frame)
        }
        self.init(frame)
        share(with: parent)
        _makeEager()
    }

    /// Shares what no graph binds with an older injector. A default may be another one in another context.
    private func share(with older: Injector) {
        guard older.context == context, let injection = older._injection else { return }
        _injection?.share(with: injection, of: older._frame)
    }
}
