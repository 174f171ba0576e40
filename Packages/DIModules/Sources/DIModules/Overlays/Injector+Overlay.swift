// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIValidation

/// Overlays of other injectors, and injectors that supersede older ones.
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
    /// These bindings replace others of the same key in the parent's graph, and new keys are added. Shared instances are taken
    /// over from the parent if nothing that they depend on has changed. The parent never changes. Its plugins, severities,
    /// profiles and properties apply to the overlay, too; the options' properties are merged over the parent's.
    ///
    /// - Parameters:
    ///   - parent: The injector to overlay; nil plans the bindings alone.
    ///   - log: The log of its requests; without one, the parent's.
    ///   - options: The options of the graph, in addition to the parent's.
    ///   - content: The bindings.
    /// - Throws: `GraphError` with every mistake.
    /// - Complexity: Linear in bindings and their parameters, with the parent's.
    public init(
        parent: Injector?, log: (any RequestLog)? = nil, options: GraphOptions = GraphOptions(),
        @BindingsBuilder _ content: () -> Bindings
    ) throws(GraphError) {
        try self.init(content(), parent: parent, log: log, options: options)
    }

    /// Plans, checks and builds a list of bindings as an overlay of another injector.
    ///
    /// - Parameters:
    ///   - bindings: The bindings.
    ///   - parent: The injector to overlay; nil plans the bindings alone.
    ///   - log: The log of its requests; without one, the parent's.
    ///   - options: The options of the graph, in addition to the parent's.
    /// - Throws: `GraphError` with every mistake.
    /// - Complexity: Linear in bindings and their parameters, with the parent's.
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
    /// instances of an older injector whose dependencies are unchanged. Eager instances are left for ``_makeEager()``.
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

    /// Plans, checks and builds an overlay of another injector: new frames, with the same seeds, for its component and that
    /// component's ancestors.
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

    /// Shares unbound defaults with an older injector of the same context; in another context, a default may be another one.
    private func share(with older: Injector) {
        guard older.context == context, let injection = older._injection else { return }
        _injection?.share(with: injection, of: older._frame)
    }
}
