// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// A planned graph: the model that is checked, and what the engine needs to link it on the first build.
///
/// It owns all nodes. It is owned by the outermost frame, which every other frame reaches.
public final class _Plan: @unchecked Sendable {
    // Proof of @unchecked Sendable: constant but for `linked`, which is written under the lock, before `isLinked` is
    // stored with release ordering. Entries are written while the plan is made, by one thread.
    let model: _GraphModel
    let entries: [_Entry]
    let definitions: [_Definition]
    /// What was found wrong when bindings of a higher layer were settled.
    let settled: [_Settled]
    private let isLinked: Atomic<Bool> = Atomic(false)
    private let lock: Mutex<Void> = Mutex(())
    private var linked: _LinkedPlan?
    private var rootLink: _AnyComponentLink?
    /// First used for the root's factory, before the plan is published.
    private lazy var slots: _SlotLayout = _SlotLayout(model)

    deinit {
        rootLink = nil
    }

    init(_ planner: _Planner) {
        model = planner.model
        entries = planner.entries
        definitions = planner.definitions
        settled = planner.settled
    }

    /// The factory of the root component. Called once per plan, on a graph without errors.
    func rootFactory<C: RootComponent>(of component: C.Type, report: _Report) -> ComponentFactory<C> {
        let link = _ComponentLink<C>(
            layout: _FrameLayout(
                slotCount: slots.slotCounts.first ?? 0, seed: C.Seed.self, describe: slots.describing(0)))
        link.begin(self, report: report)
        rootLink = link
        return ComponentFactory(parent: _Frame._makeKeeping(self), link: link)
    }

    /// Links all components, once.
    @inlinable
    func linkOnce() {
        if !isLinkedAlready { linkNow() }
    }

    @usableFromInline
    var isLinkedAlready: Bool { isLinked.load(ordering: .acquiring) }

    @usableFromInline
    func linkNow() {
        lock.withLock { _ in
            // Asks the atomic again rather than `linked`, so that the thread sanitizer, too, sees the order.
            guard !isLinkedAlready, let rootLink else { return }
            linked = _Linker.link(model, entries, definitions, slots, root: rootLink)
            isLinked.store(true, ordering: .releasing)
        }
    }
}

/// What linking has made; kept for the life of the plan, since frames and providers refer to it unretained.
final class _LinkedPlan {
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
