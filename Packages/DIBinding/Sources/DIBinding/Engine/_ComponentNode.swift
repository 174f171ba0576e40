// SPDX-License-Identifier: Apache-2.0

import DICore

/// How one component is built, linked once per plan.
public final class _ComponentLink<C: ComponentBase>: _AnyComponentLink, @unchecked Sendable {
    // Proof of @unchecked Sendable: filled while the plan is linked, before the first frame is made; a `let` or
    // unchanged from then on.
    @usableFromInline let layout: _FrameLayout
    @usableFromInline private(set) var root: _Node<C.Root>?
    @usableFromInline private(set) var eager: [_AnyNode] = []
    /// The plan whose linking is left for the first build; nil below the root component.
    // Proof of Unmanaged: the plan owns this link, and is kept by the frame of the factory that asks.
    @usableFromInline private(set) var plan: Unmanaged<_Plan>?
    @usableFromInline private(set) var step: _ConstructionStep?
    private let byHand: (@Sendable (C.Seed) -> C.Root)?
    private(set) var report: _Report?

    init(layout: _FrameLayout) {
        self.layout = layout
        byHand = nil
    }

    /// A link that calls a closure.
    init(byHand build: @escaping @Sendable (C.Seed) -> C.Root) {
        layout = _FrameLayout(slotCount: 0) { _ in Diagnostic.Step(name: "") }
        byHand = build
    }

    /// The node of the root; nil for what was made by hand. Links the plan if nobody has yet.
    @inlinable
    func linkedRoot() -> _Node<C.Root>? {
        // Proof of Unmanaged: the plan owns this link, and is kept by the frame of the factory that asks.
        if let plan { plan._withUnsafeGuaranteedRef { $0.linkOnce() } }
        return root
    }

    @usableFromInline
    func buildByHand(_ seed: C.Seed) -> C.Root {
        guard let byHand else { preconditionFailure("a component was built before its plan was linked") }
        return byHand(seed)
    }

    /// Makes this the link of a root component, of which a plan is still to be linked.
    func begin(_ plan: _Plan, report: _Report) {
        self.plan = .passUnretained(plan)
        self.report = report
    }

    override func fill(root: _AnyNode, eager: [_AnyNode]) {
        // The root's binding has the component's Root as its element.
        self.root = root._typed(as: C.Root.self)
        self.eager = eager
    }

    override func trace(as step: _ConstructionStep) {
        self.step = C.Seed.self == Void.self ? step : step._seeded()
    }

    override func seedNode() -> _AnyNode {
        let node = _Node<C.Seed> { frame in frame._seed(as: C.Seed.self) }
        return (C.Seed.self as? any _SeedProvider.Type)?._provided(by: node) ?? node
    }

    override func factoryNode() -> _AnyNode {
        // Proof of Unmanaged: the plan owns its links. Retained, a root that asks for its own component's factory, such as a
        // screen that opens another of its kind, would keep itself alive.
        let link = Unmanaged.passUnretained(self)
        return _Node<ComponentFactory<C>> { frame in
            ComponentFactory(parent: frame, link: link.takeUnretainedValue())
        }
    }
}

/// A component's link without its type.
public class _AnyComponentLink {
    func fill(root: _AnyNode, eager: [_AnyNode]) {}
    func trace(as step: _ConstructionStep) {}
    func seedNode() -> _AnyNode { _AnyNode._none }
    func factoryNode() -> _AnyNode { _AnyNode._none }
}

extension ComponentBase {
    /// Makes the link of a component of which only the type is known.
    static func _makeLink(slotCount: Int, describe: @escaping @Sendable (Int) -> Diagnostic.Step) -> _AnyComponentLink {
        _ComponentLink<Self>(layout: _FrameLayout(slotCount: slotCount, seed: Seed.self, describe: describe))
    }
}
