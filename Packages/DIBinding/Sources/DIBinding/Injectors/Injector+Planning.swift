// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Injectors of lists of declarations. For the layers' own use.
extension Injector {
    /// Plans and checks lists of declarations, of which the first that binds a key counts, and takes over the shared
    /// instances of an older injector that nothing below has changed for. What is eager is left for ``_makeEager()``.
    package convenience init(
        _planning layers: [_Declarations], of owner: Any.Type, takingOver old: Injector? = nil,
        as inheritance: _Inheritance = .none, _ options: _PlanOptions
    ) throws(GraphError) {
        let definition = _Definition(layers: layers, of: owner, in: options.circumstances)
        let replanning = _Replanning(options.forInjector) { _Definition(layers: layers, of: owner, in: $0) }
        let factory = try options.forInjector.factory(
            of: definition, takingOver: old?.built, withoutThoseOf: inheritance.dropped, replanning)
        self.init(factory.built(factory.begun(()).frame, ()))
        inherit(from: old, inheritance)
    }

    /// Makes the eager bindings that aren't taken over.
    package func _makeEager() {
        making { built.warm() }
    }

    /// Plans, checks and builds an overlay of another injector.
    package convenience init(
        _overlaying parent: Injector, with declarations: _Declarations, _ options: _PlanOptions
    ) throws(GraphError) {
        self.init(try _BuiltComponent(options.forInjector, declarations, over: parent.built))
        inherit(from: parent, .overlay)
        _makeEager()
    }
}

extension _PlanOptions {
    /// The same options for an injector.
    var forInjector: _PlanOptions {
        var options = self
        options.isForInjector = true
        return options
    }

    /// The same options for an overlay of a plan: with the plugins, severities, profiles, properties and observer of that.
    func inheriting(from base: _Plan) -> _PlanOptions {
        let inherited = base.options
        var further = GraphOptions(
            profiles: inherited.circumstances.profiles.union(circumstances.profiles), context: circumstances.context)
        if let own = planningContext, let other = inherited.planningContext {
            further._planningContext = own._stacked(on: other)
        } else {
            further.contextReference = contextReference ?? inherited.contextReference
        }
        further._judge = inherited.judge.map { judge?.stacked(on: $0) ?? $0 } ?? judge
        further._observers = inherited.observers.map { observers?.stacked(on: $0) ?? $0 } ?? observers
        var options = _PlanOptions(further)
        options.overrides = overrides
        options.isForInjector = isForInjector
        if let observer = (observation ?? base.options.observation)?.observer {
            options.observation = _Observation(observer, over: base.graph, base.options.observation)
        }
        return options
    }

    /// The options of an injector whose graph has no mistakes.
    static let injector: _PlanOptions = _PlanOptions().forInjector

    /// Plans and checks declarations, takes over instances of an older component, and returns the factory of the rest.
    func factory(
        of definition: _Definition, takingOver old: _BuiltComponent? = nil, withoutThoseOf generation: Int? = nil,
        _ replanning: _Replanning? = nil
    ) throws(GraphError) -> ComponentFactory<ListComponent> {
        var graph = _Planner.plan(definition, self)
        if let old { graph.takeOver(from: old, in: 0, withoutThoseOf: generation) }
        return try _Plan(graph, self, replanning).rootFactory(of: ListComponent.self)
    }
}

extension _BuiltComponent {
    /// Plans and builds declarations that cannot be wrong.
    init(planned options: _PlanOptions, _ declarations: _Declarations) {
        do throws(GraphError) {
            let factory = try options.factory(of: _Definition(declarations, in: options.circumstances))
            self = factory.built(factory.begun(()).frame, ())
        } catch {
            preconditionFailure("a factory made by hand was refused: \(error)")
        }
    }

    /// Plans and builds an overlay: new frames, with the same seeds, for the component of the parent and those above it.
    fileprivate init(
        _ options: _PlanOptions, _ declarations: _Declarations, over parent: _BuiltComponent
    ) throws(GraphError) {
        let options = options.inheriting(from: parent.plan)
        let (base, place) = parent.plan.graph(in: options.circumstances, at: parent.component)
        let overlay = _Overlay(_Definition(declarations, in: options.circumstances), over: base, at: place)
        var graph = _Planner.plan(overlay, options)
        let component = graph.component(from: place)
        graph.takeOver(from: parent, in: component)
        let replanning = _Replanning(options, of: declarations, over: parent.plan, at: parent.component)
        let plan = try _Plan(graph, options, replanning)
        var frame = plan.outermostFrame(keptBy: _ComponentInjectorReference(plan, component, keeping: plan))
        let lineage = Array(plan.graph.model.lineage(of: component))
        for (distance, index) in lineage.enumerated().reversed() {
            frame = plan.node(of: index).frame(like: parent.frame._ancestor(distance), in: frame)
        }
        self.init(plan: plan, component: component, frame: frame)
    }

    /// Makes the eager bindings of the component and of those above it, the outermost first.
    ///
    /// Bindings of the main actor are left for the first request, unless this is the main thread.
    fileprivate func warm() {
        for (distance, index) in plan.graph.model.lineage(of: component).enumerated().reversed() {
            let isOnMain = plan.graph.model.components[index].construction.contains(.onMainActor)
            if !isOnMain || _isMainThread() { plan.node(of: index).warm(in: frame._ancestor(distance)) }
        }
    }
}
