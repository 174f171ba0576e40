// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// A planned graph without mistakes, which is linked on the first build, and the owner of all nodes.
///
/// It is owned by the outermost frame, which every other frame reaches.
@usableFromInline
package final class _Plan: @unchecked Sendable {
    // Proof of @unchecked Sendable: constant but for the nodes, which are written under the lock, before the atomics are
    // stored with release ordering. Entries are written while the graph is planned, by one thread.
    package let graph: _PlannedGraph
    /// The review that has found the graph valid.
    let review: _GraphReview
    /// The options that the graph was planned with.
    package let options: _PlanOptions
    private let linked: Atomic<Bool> = Atomic(false)
    private let lock: Mutex<Void> = Mutex(())
    private var nodes: _LinkedNodes?
    /// The nodes for injectors of a plan whose components are also built without: they are linked when the first injector is.
    private var injectorNodes: _LinkedNodes?
    private let injectorLinked: Atomic<Bool> = Atomic(false)
    private var root: _AnyComponentNode?
    /// The entry points of each component: for requests through an injector, which offers restrict, and for its opaque factories.
    private let entryPoints: Mutex<KnownEntryPoints> = Mutex(KnownEntryPoints())
    private let slots: _SlotLayout
    /// The observers of what is made, if there are any.
    let observing: _Observing?

    /// Judges a planned graph, and throws its mistakes.
    package init(_ planned: consuming _PlannedGraph, _ options: _PlanOptions) throws(GraphError) {
        review = _GraphReview(&planned, options)
        try review.validate()
        graph = planned
        slots = _SlotLayout(graph.model)
        self.options = options
        let model = graph.model
        observing = options.observers.map { $0.observe(model) }
        offerReplanning()
    }

    deinit {
        root = nil
    }

    /// A named type: to release a tuple, the runtime would create its metadata.
    private struct KnownEntryPoints {
        private var outside: [Int: _EntryPoints] = [:]
        private var inside: [Int: _EntryPoints] = [:]

        /// The entry points by component, for those outside of the graph or for all.
        subscript(isRestricted: Bool) -> [Int: _EntryPoints] {
            get { isRestricted ? outside : inside }
            set { if isRestricted { outside = newValue } else { inside = newValue } }
        }
    }

    /// Makes the factory of the root component. Called once per plan, on a graph without errors.
    package func rootFactory<C: RootComponent>(of component: C.Type) -> ComponentFactory<C> {
        let node = _ComponentNode<C>(layout: slots.layout(of: 0, seed: C.Seed.self), index: 0, of: self)
        root = node
        return ComponentFactory(parent: _Frame._makeKeeping(self), node: node)
    }

    /// Makes the outermost frame, with the maker of the injector of a component. Called once per plan, on a graph without
    /// errors.
    package func outermostFrame(keptBy maker: _InjectorReference) -> _Frame {
        root = graph.components[0]._makeComponentNode(slots, 0, of: self)
        return _Frame._makeKeeping(maker)
    }

    /// Whether all components are linked.
    @usableFromInline
    var isLinked: Bool { linked.load(ordering: .acquiring) }

    /// Links all components, once.
    @usableFromInline
    func link() {
        lock.withLock { _ in
            // Asks the atomic again rather than `nodes`, so that the thread sanitizer, too, sees the order.
            guard !isLinked, let root else { return }
            nodes = _Linker.link(slots, root: root, of: self, isEntering: options.isForInjector)
            linked.store(true, ordering: .releasing)
        }
    }

    /// Links all components for injectors, once: what is made for whoever follows a deferred edge is made by the injector then.
    private func linkedForInjectors() -> _LinkedNodes {
        if options.isForInjector { link() }
        return lock.withLock { _ in
            if let known = options.isForInjector
                ? nodes : injectorLinked.load(ordering: .acquiring) ? injectorNodes : nil
            {
                return known
            }
            let root = graph.components[0]._makeComponentNode(slots, 0)
            let linked = _Linker.link(slots, root: root, of: self, isEntering: true)
            injectorNodes = linked
            injectorLinked.store(true, ordering: .releasing)
            return linked
        }
    }
}

extension _Plan {
    /// Returns the entry points of a component, restricted to its offers or not. They are made once, after linking.
    func entryPoints(of component: Int, isRestricted: Bool = true) -> _EntryPoints {
        if let known = entryPoints.withLock({ $0[isRestricted][component] }) { return known }
        let nodes = linkedForInjectors()
        let hasOffers = isRestricted && graph.model.offers(of: component) != nil
        return entryPoints.withLock { known in
            let same = known[hasOffers][component]
            let points = same ?? _EntryPoints(component, of: self, slots, nodes, isRestricted: hasOffers)
            known[hasOffers][component] = points
            known[isRestricted][component] = points
            return points
        }
    }

    /// The node of a component for injectors.
    package func node(of component: Int) -> _AnyComponentNode {
        linkedForInjectors().components[component]
    }

    /// The owner of a shared binding's instance, given a frame of its component.
    func owner(of binding: Int, in frame: _Frame) -> _InstanceOwner {
        let nodes = linkedForInjectors()
        // Proof of Unmanaged: the plan owns its nodes, and the frame reaches its plan.
        guard
            let node = nodes.fallibles[binding].map({ Unmanaged<_AnyNode>.passUnretained($0) })
                ?? nodes.byBinding[binding]
        else {
            preconditionFailure("a shared instance has no node")
        }
        let isWeak = graph.model.bindings[binding].sharing == .weak
        return _InstanceOwner(
            frame: frame, node: node, weakSlot: isWeak ? slots.weakSlots[binding] : -1, slot: slots.slots[binding])
    }
}

/// The nodes of a plan, kept for its life, since frames and providers refer to them unretained.
final class _LinkedNodes {
    private var nodes: [_AnyNode]
    private var kept: [AnyObject]
    /// The node of each binding.
    // Proof of Unmanaged: `nodes` owns them.
    let byBinding: [Unmanaged<_AnyNode>?]
    /// The bindings that throw or await.
    let fallibles: _FallibleTable
    /// The nodes of the components.
    let components: [_AnyComponentNode]
    /// The frames that the nodes run in.
    let homes: _Homes

    // Proof of Unmanaged: as above.
    /// Takes the nodes in an order in which each comes after those that it holds.
    init(
        nodes: [_AnyNode], kept: [AnyObject], byBinding: [Unmanaged<_AnyNode>?], fallibles: _FallibleTable,
        components: [_AnyComponentNode], homes: _Homes
    ) {
        self.nodes = nodes
        self.kept = kept
        self.byBinding = byBinding
        self.fallibles = fallibles
        self.components = components
        self.homes = homes
    }

    // Each node goes before those that it holds. In another order the last of a long chain would take all others with
    // it, each within the deinitialiser of the one before, and overflow the stack.
    deinit {
        kept = []
        var nodes: [_AnyNode] = []
        swap(&nodes, &self.nodes)
        while nodes.popLast() != nil {}
    }
}
