// SPDX-License-Identifier: Apache-2.0

/// The linked binding of a factory that throws or awaits, without its type.
///
/// A shared one fills its slot, once for any number of tasks; its reader is the node that others see. One that is not
/// shared, such as a root, is made for each request.
package class _AnyFallible: _AnyNode, @unchecked Sendable {
    // Proof of @unchecked Sendable: filled while the plan is linked, before the first frame is made.

    /// The slot of the instance, or -1 if it is not shared.
    package private(set) final var instanceSlot: Int = -1
    /// The slot of the flight that fills it, or -1.
    private(set) final var flightSlot: Int = -1
    /// The slot that serialises the creation of a weakly shared instance, or -1.
    private(set) final var orderSlot: Int = -1
    /// The slot of the weak cell for weak providers of the binding, or -1.
    private(set) final var weakSlot: Int = -1
    /// The bindings that are made first.
    package private(set) final var needs: [_Need] = []
    /// Whether only a build of its own component makes it: no deferred request does, so a build that makes nothing else
    /// at the same time needs no flight for it.
    package private(set) final var isMadeByBuildsOnly: Bool = true
    /// The hooks, which note a new instance before it is published.
    final var hooks: _Hooks?
    /// Names the binding in traces.
    private(set) final var step: _ConstructionStep = _ConstructionStep { Diagnostic.Step(name: "") }
    /// The path of its errors, made for the first one.
    private let report: OrderedMutex<[Diagnostic.Step]?> = OrderedMutex(nil)
    private final var path: @Sendable () -> [Diagnostic.Step] = { [] }

    init() {
        super.init(slot: -1)
    }

    /// Places the binding in its component's frames; a weakly shared one's slot only orders its makers. `path` leads to the root.
    package final func _place(
        slot: Int, isWeak: Bool = false, flight: Int, cell: Int, hooks: _Hooks?, step: _ConstructionStep,
        path: @escaping @Sendable () -> [Diagnostic.Step]
    ) {
        instanceSlot = isWeak ? -1 : slot
        orderSlot = isWeak ? slot : -1
        flightSlot = flight
        weakSlot = cell
        self.hooks = hooks
        self.step = step
        self.path = path
    }

    /// Names the bindings that are made first.
    package final func _require(_ needs: [_Need]) {
        self.needs = needs
    }

    /// Notes that a deferred request makes the binding, and so its dependencies. Complexity: linear over all calls.
    package final func _isRequested() {
        guard isMadeByBuildsOnly else { return }
        isMadeByBuildsOnly = false
        for need in needs { need.fallible._isRequested() }
    }

    /// The node that reads the filled slot. An earlier read traps with the path.
    package func _reader() -> _AnyNode { self }

    /// Whether the factory only throws.
    var isMadeAtOnce: Bool { false }
    /// Whether the factory runs on the main actor.
    package var _isOnMainActor: Bool { false }

    /// Whether the instance is shared as long as it is held elsewhere.
    final var isWeak: Bool { orderSlot >= 0 }
    /// The slot that is filled, or that orders the makers of the instance; -1 if it is not shared.
    final var filledSlot: Int { max(instanceSlot, orderSlot) }

    /// Returns a word that owns the weakly shared instance, if there is one.
    func livingWord(in frame: _Frame) -> UInt? { nil }
    /// Calls the factory, and returns a word that owns the instance.
    func makeWord(in frame: _Frame) async throws -> UInt { 0 }
    /// Calls the factory synchronously; for bindings that only throw.
    func makeWordNow(in frame: _Frame) throws -> UInt { 0 }

    /// The error of a build for an error of the factory; a cycle through the binding keeps its error.
    final func failure(_ error: any Error, in frame: _Frame) -> ConstructionError {
        let mark = ConstructionMark(step: step, frame: ObjectIdentifier(frame))
        if let error = error as? ConstructionError, error.isCycle(over: mark) { return error }
        let path = report.withLock { known in
            if let known { return known }
            let new = self.path()
            known = new
            return new
        }
        return ConstructionError(path: path, underlying: error)
    }
}
