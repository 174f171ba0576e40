// SPDX-License-Identifier: Apache-2.0

/// The linked binding of a factory that throws or awaits, without its type.
///
/// A shared one fills its slot, once for any number of tasks; its reader is the node that others see. One that is not
/// shared, such as a root, is made for each request.
public class _AnyFallible: _AnyNode, @unchecked Sendable {
    // Proof of @unchecked Sendable: filled while the plan is linked, before the first frame is made.

    /// The slot of the instance, or -1 if it is not shared.
    public private(set) final var instanceSlot: Int = -1
    /// The slot of the flight that fills it, or -1.
    final var flightSlot: Int = -1
    /// The bindings that are made first.
    public private(set) final var needs: [_Need] = []
    /// Calls the hooks of a new instance, before it is published.
    final var hooks: _Hooks?
    final var path: @Sendable () -> [Diagnostic.Step] = { [] }

    init() {
        super.init(slot: -1)
    }

    /// Places the binding in the frames of its component; `path` describes it and the way up to the root.
    public final func _place(
        slot: Int, flight: Int, hooks: _Hooks?, path: @escaping @Sendable () -> [Diagnostic.Step]
    ) {
        instanceSlot = slot
        flightSlot = flight
        self.hooks = hooks
        self.path = path
    }

    /// Names the bindings that are made first.
    public final func _require(_ needs: [_Need]) {
        self.needs = needs
    }

    /// The node that reads the filled slot. A read before traps with the path.
    public func _reader() -> _AnyNode { self }

    /// Makes an instance, and returns a word that owns it.
    func makeWord(in frame: _Frame) async throws -> UInt { 0 }
    /// Makes an instance at once; for bindings that only throw.
    func makeWordNow(in frame: _Frame) throws -> UInt { 0 }
}

/// A binding that has to be made first, and the number of levels from the frame of whoever needs it up to its own.
public struct _Need: Sendable {
    /// The binding.
    public let fallible: _AnyFallible
    /// The number of levels up.
    public let distance: Int

    /// Describes a need.
    public init(_ fallible: _AnyFallible, distance: Int) {
        self.fallible = fallible
        self.distance = distance
    }
}

/// The bindings to be made first by those who follow a deferred edge; filled at the end of linking.
public final class _Needs: @unchecked Sendable {
    // Proof of @unchecked Sendable: written while the plan is linked, by one thread, before anybody sees the plan.

    /// The bindings, seen from the frame of the edge's target.
    public var list: [_Need] = []
    /// The edge's target itself if it throws or awaits and is not shared, so that each request makes an instance.
    public var unshared: _AnyFallible?

    /// Makes an empty list.
    public init() {}

    /// Whether all are made. Seen from the frame of the edge's target.
    func areFilled(from frame: _Frame) -> Bool {
        list.allSatisfy { need in
            let slot = need.fallible.instanceSlot
            return slot >= 0 && _Slot.isInstance(frame._ancestor(need.distance)._word(slot))
        }
    }
}

/// The linked binding of a factory that throws or awaits.
public final class _Fallible<Element>: _AnyFallible, @unchecked Sendable {
    // Proof of @unchecked Sendable: as for the superclass.

    /// The factory over its parameters' nodes.
    private enum Make: Sendable {
        case throwing(@Sendable (_Frame) throws -> Element)
        case awaiting(@Sendable (_Frame) async throws -> Element)
        case awaitingOnMainActor(@MainActor @Sendable (_Frame) async throws -> Element)
    }

    private let make: Make
    /// Whether the factory runs on the main actor.
    private let isOnMainActor: Bool

    /// Makes one from a closure that throws; one of the main actor is called there.
    public init(throwing make: @escaping @Sendable (_Frame) throws -> Element, isOnMainActor: Bool = false) {
        self.make = .throwing(make)
        self.isOnMainActor = isOnMainActor
    }

    /// Makes one from a closure that awaits.
    public init(awaiting make: @escaping @Sendable (_Frame) async throws -> Element) {
        self.make = .awaiting(make)
        isOnMainActor = false
    }

    /// Makes one from a closure of the main actor that awaits.
    public init(awaitingOnMainActor make: @escaping @MainActor @Sendable (_Frame) async throws -> Element) {
        self.make = .awaitingOnMainActor(make)
        isOnMainActor = true
    }

    override func makeWord(in frame: _Frame) async throws -> UInt {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let frame = frame
        switch make {
        case .throwing: return isOnMainActor ? try await makeWordOnMainActor(in: frame) : try makeWordNow(in: frame)
        case .awaiting(let make): return word(try await make(frame), in: frame)
        case .awaitingOnMainActor(let make): return try await word(of: make, in: frame)
        }
    }

    @MainActor
    private func makeWordOnMainActor(in frame: _Frame) throws -> UInt {
        try makeWordNow(in: frame)
    }

    @MainActor
    private func word(
        of make: @MainActor @Sendable (_Frame) async throws -> Element, in frame: _Frame
    ) async throws -> UInt {
        word(try await make(frame), in: frame)
    }

    override func makeWordNow(in frame: _Frame) throws -> UInt {
        guard case .throwing(let make) = make else {
            preconditionFailure("an asynchronous binding was made by a synchronous build")
        }
        return word(try make(frame), in: frame)
    }

    /// Returns a word that owns a new instance, which the hooks have seen.
    private func word(_ element: consuming Element, in frame: _Frame) -> UInt {
        let element = element
        hooks?.note(element, instanceSlot, frame)
        return _pack(element)
    }

    public override func _reader() -> _AnyNode {
        let (slot, path) = (instanceSlot, path)
        return _Node<Element>(slot: slot) { frame in
            let word = slot >= 0 ? frame._word(slot) : 0
            guard _Slot.isInstance(word) else { fatalError("\(path())") }
            return _unpack(word)
        }
    }
}
