// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// A planned graph without mistakes, which is linked on the first build, and the owner of all nodes.
///
/// It is owned by the outermost frame, which every other frame reaches.
@usableFromInline
package final class _Plan: @unchecked Sendable {
    // Proof of @unchecked Sendable: constant but for the linker, which the lock guards; planning, on one thread, writes entries.
    package let graph: _PlannedGraph
    /// The review that has found the graph valid.
    let review: _GraphReview
    /// The options that the graph was planned with.
    package let options: _PlanOptions
    private let linked: Atomic<Bool> = Atomic(false)
    private let lock: Mutex<Void> = Mutex(())
    private var linker: _Linker?
    private var root: _AnyComponentNode?
    private let slots: _SlotLayout
    /// The observers of instances, if there are any.
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

    // Before the linker, so that no node outlives the nodes that hold it.
    deinit {
        root = nil
    }

    /// Makes the factory of the root component. Called once per plan, on a graph without errors.
    package func rootFactory<C: RootComponent>(of component: C.Type) -> ComponentFactory<C> {
        let node = _ComponentNode<C>(layout: slots.layout(of: 0, seed: C.Seed.self), index: 0, of: self)
        root = node
        return ComponentFactory(parent: _Frame._makeKeeping(self), node: node)
    }

    /// Makes the outermost frame of an injector. Called once per plan, on a graph without errors.
    package func outermostFrame() -> _Frame {
        root = graph.components[0]._makeComponentNode(slots, 0, of: self)
        return _Frame._makeKeeping(_Injection(keeping: self))
    }

    /// Whether all components are linked.
    @usableFromInline
    var isLinked: Bool { linked.load(ordering: .acquiring) }

    /// Links all components, once.
    @usableFromInline
    func link() {
        lock.withLock { _ in
            // Reads the atomic again rather than `linker`, so that the thread sanitizer, too, sees the order.
            guard !isLinked, let root else { return }
            linker = _Linker(slots, root, of: self)
            linked.store(true, ordering: .releasing)
        }
    }

    /// Calls a function with the linker of a plan that is linked; one thread at a time.
    func withLinker<R>(_ body: (_Linker) -> R) -> R {
        if !isLinked { link() }
        var result: R?
        lock.withLock { _ in result = linker.map(body) }
        // Proof: linking sets the linker.
        guard let result else { preconditionFailure("a plan was linked to nothing") }
        return result
    }
}

extension _Plan {
    /// The node of a component.
    package func node(of component: Int) -> _AnyComponentNode {
        withLinker { $0.components[component] }
    }

    /// The owner of a shared binding's instance, given a frame of a component that can see it.
    package func owner(of binding: Int, from component: Int, in frame: _Frame) -> _InstanceOwner {
        if let first = graph.owners[binding] { return first }
        let components = graph.model.components
        let distance = components[component].depth - components[graph.model.bindings[binding].component].depth
        guard let node = withLinker({ $0.maker(of: binding) }) else {
            preconditionFailure("a shared instance has no node")
        }
        let isWeak = graph.model.bindings[binding].sharing == .weak
        return _InstanceOwner(
            frame: frame._ancestor(distance), node: node, weakSlot: isWeak ? slots.weakSlots[binding] ?? -1 : -1,
            slot: Int(slots.slots[binding]))
    }
}
