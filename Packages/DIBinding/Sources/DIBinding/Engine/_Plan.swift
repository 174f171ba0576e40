// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// A planned graph that is checked and linked on the first build, and the owner of all nodes.
///
/// It is owned by the outermost frame, which every other frame reaches.
@usableFromInline
final class _Plan: @unchecked Sendable {
    // Proof of @unchecked Sendable: constant but for `nodes`, which is written under the lock, before `linked` is stored
    // with release ordering. Entries are written while the graph is planned, by one thread.
    private let graph: _PlannedGraph
    private let linked: Atomic<Bool> = Atomic(false)
    private let lock: Mutex<Void> = Mutex(())
    private var nodes: _LinkedNodes?
    private var root: _AnyComponentNode?
    /// First used for the root's factory, before the plan is published.
    private lazy var slots: _SlotLayout = _SlotLayout(graph.model)

    init(_ graph: _PlannedGraph) {
        self.graph = graph
    }

    deinit {
        root = nil
    }

    /// Makes the factory of the root component. Called once per plan, on a graph without errors.
    func rootFactory<C: RootComponent>(of component: C.Type, report: _Report) -> ComponentFactory<C> {
        let node = _ComponentNode<C>(layout: slots.layout(of: 0, seed: C.Seed.self), of: self, report: report)
        root = node
        return ComponentFactory(parent: _Frame._makeKeeping(self), node: node)
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
            nodes = _Linker.link(graph, slots, root: root)
            linked.store(true, ordering: .releasing)
        }
    }
}

/// The nodes of a plan, kept for its life, since frames and providers refer to them unretained.
final class _LinkedNodes {
    private var nodes: [_AnyNode]
    private var kept: [AnyObject]

    /// Takes the nodes in an order in which each comes after those that it holds.
    init(nodes: [_AnyNode], kept: [AnyObject]) {
        self.nodes = nodes
        self.kept = kept
    }

    // Each node goes before those that it holds. In another order the last of a long chain would take all others with
    // it, each within the deinitialiser of the one before, and overflow the stack.
    deinit {
        kept = []
        while nodes.popLast() != nil {}
    }
}
