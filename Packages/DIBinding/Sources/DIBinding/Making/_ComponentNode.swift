// SPDX-License-Identifier: Apache-2.0

import DICore

/// The way in which one component is built, linked once per plan.
@usableFromInline
final class _ComponentNode<C: Component>: _AnyComponentNode, @unchecked Sendable {
    // Proof of @unchecked Sendable and @exclusivity(unchecked): filled while the plan is linked, under its lock and before
    // the first frame is made; a `let` or unchanged from then on.
    private let layout: _FrameLayout
    /// The layout of frames, to be handed on without counting references.
    // Proof of Unmanaged: `layout` owns it.
    @usableFromInline let uncountedLayout: Unmanaged<_FrameLayout>
    private var root: _Node<C.Root>?
    /// The node of the root, if it is linked.
    // Proof of Unmanaged: `root` owns it.
    @usableFromInline @exclusivity(unchecked) private(set) var uncountedRoot: Unmanaged<_Node<C.Root>>?
    @usableFromInline @exclusivity(unchecked) private(set) var eager: [_AnyNode] = []
    /// The plan whose linking is left for the first build; nil below the root component.
    // Proof of Unmanaged: the plan owns this node, and is kept by the frame of the factory that builds.
    @usableFromInline @exclusivity(unchecked) private(set) var plan: Unmanaged<_Plan>?
    @usableFromInline @exclusivity(unchecked) private(set) var step: _ConstructionStep?
    /// The bindings that are made before all others.
    private(set) var needs: [_Need] = []
    /// The root, if it throws or awaits.
    private(set) var fallibleRoot: _Need?
    let byHand: Build?
    /// Whether building may suspend.
    let isAwaiting: Bool = C.Construction._effects.contains(.asynchronous)

    /// A closure that replaces the component's build, of the same kind as its `build`.
    enum Build: Sendable {
        case now(@Sendable (C.Seed) -> C.Root)
        case throwing(@Sendable (C.Seed) throws -> C.Root)
        case awaiting(@Sendable (C.Seed) async throws -> sending C.Root)
    }

    /// Makes the node of a component; only the root component's has a plan, which is still to be linked.
    init(layout: _FrameLayout, index: Int, of plan: _Plan?) {
        self.layout = layout
        // Proof of Unmanaged: as above.
        uncountedLayout = .passUnretained(layout)
        // Proof of Unmanaged: as above.
        self.plan = plan.map(Unmanaged.passUnretained)
        byHand = nil
        super.init(index: index)
    }

    /// Makes a node that calls a closure.
    init(byHand build: Build) {
        layout = _FrameLayout(slotCount: 0) { _ in Diagnostic.Step(name: "") }
        uncountedLayout = .passUnretained(layout)
        byHand = build
        super.init(index: -1)
    }

    /// Builds the component in the frame of its parent; links the plan before the first build.
    @inlinable
    func build(in parent: _Frame, _ seed: C.Seed) -> C.Root {
        // Proof of Unmanaged: as for `plan`.
        if let plan { plan._withUnsafeGuaranteedRef { if !$0.isLinked { $0.link() } } }
        guard let uncountedRoot else { return buildByHand(seed) }
        guard let step else { return make(uncountedRoot, in: parent, seed) }
        return step._tracing(parent) { make(uncountedRoot, in: parent, seed) }
    }

    // Proof of Unmanaged: as for `uncountedRoot`.
    @inlinable @inline(__always)
    func make(_ root: Unmanaged<_Node<C.Root>>, in parent: _Frame, _ seed: C.Seed) -> C.Root {
        let frame = uncountedLayout._withUnsafeGuaranteedRef { _Frame._make($0, parent: parent, seed: seed) }
        if !eager.isEmpty { warm(in: frame) }
        return root._withUnsafeGuaranteedRef { $0._make(frame) }
    }

    @usableFromInline
    func buildByHand(_ seed: C.Seed) -> C.Root {
        guard case .now(let build) = byHand else {
            preconditionFailure("a component was built before its plan was linked")
        }
        return build(seed)
    }

    /// Makes the frame of a build with effects, unless a closure replaces its build.
    func begin(in parent: _Frame, _ seed: C.Seed) -> _Frame? {
        // Proof of Unmanaged: as for `plan`.
        if let plan { plan._withUnsafeGuaranteedRef { if !$0.isLinked { $0.link() } } }
        guard byHand == nil else { return nil }
        return _Frame._make(layout, parent: parent, seed: seed)
    }

    func makeRoot(in frame: _Frame) -> C.Root {
        guard let root else { preconditionFailure("a component was built before its plan was linked") }
        return root._make(frame)
    }

    override func fill(root: _AnyNode?, eager: [_AnyNode]) {
        // The root's binding has the component's Root as its element.
        self.root = root?._typed(as: C.Root.self)
        // Proof of Unmanaged: as for `uncountedRoot`.
        uncountedRoot = self.root.map { .passUnretained($0) }
        self.eager = eager
    }

    override func fill(needs: [_Need], fallibleRoot: _Need?) {
        self.needs = needs
        self.fallibleRoot = fallibleRoot
    }

    @usableFromInline
    override func warm(in frame: _Frame) {
        for node in eager { node._warm(in: frame) }
    }

    override func frame(like other: _Frame, in parent: _Frame) -> _Frame {
        _Frame._make(layout, parent: parent, seed: other._seed(as: C.Seed.self))
    }

    override func trace(as step: _ConstructionStep) {
        self.step = C.Seed.self == Void.self ? step : step._seeded()
    }

    override func seedNode() -> _AnyNode {
        let node = _AnyNode._node(as: C.Seed.self) { frame in frame._seed(as: C.Seed.self) }
        return (C.Seed.self as? any _SeedProvider.Type)?._provided(by: node) ?? node
    }

    override func factoryNode() -> _AnyNode {
        // Proof of Unmanaged: the plan owns its nodes. Retained, a root that requests its own component's factory, such as a
        // screen that opens another of its kind, would keep itself alive.
        let node = Unmanaged.passUnretained(self)
        return _AnyNode._node(as: ComponentFactory<C>.self) { frame in
            ComponentFactory(parent: frame, node: node.takeUnretainedValue())
        }
    }
}

/// A component's node without its type.
@usableFromInline
package class _AnyComponentNode {
    /// The index of the component in its graph; -1 for one whose build a closure replaces.
    final let index: Int

    init(index: Int) {
        self.index = index
    }

    /// Makes a frame below another one, with the seed of a frame of the same component.
    package func frame(like other: _Frame, in parent: _Frame) -> _Frame { parent }
    /// Makes the eager bindings.
    func warm(in frame: _Frame) {}
    /// Links the root, if there is one, and the nodes that are made before it.
    func fill(root: _AnyNode?, eager: [_AnyNode]) {}
    /// Links the bindings that are made before all others, and the root if it throws or awaits.
    func fill(needs: [_Need], fallibleRoot: _Need?) {}
    /// Traces building, so that recursive construction ends with its path.
    func trace(as step: _ConstructionStep) {}
    /// Makes the node of the seed.
    func seedNode() -> _AnyNode { _AnyNode._none }
    /// Makes the node of the component's factory.
    func factoryNode() -> _AnyNode { _AnyNode._none }
}

extension Component {
    /// Makes the node of a component of which only the type is known; only the root component's has a plan.
    static func _makeComponentNode(
        _ slots: _SlotLayout, _ index: Int, of plan: _Plan? = nil
    ) -> _AnyComponentNode {
        _ComponentNode<Self>(layout: slots.layout(of: index, seed: Seed.self), index: index, of: plan)
    }
}
