// SPDX-License-Identifier: Apache-2.0

/// The linked binding of a factory that throws or awaits.
package final class _Fallible<Element>: _AnyFallible, @unchecked Sendable {
    // Proof of @unchecked Sendable: as for the superclass.

    /// The factory over its parameters' nodes.
    package enum Make: Sendable {
        case throwing(@Sendable (_Frame) throws -> Element)
        case awaiting(@Sendable (_Frame) async throws -> Element)
        case awaitingOnMainActor(@MainActor @Sendable (_Frame) async throws -> Element)
    }

    package let _make: Make
    private let isMain: Bool

    /// Makes one from a closure that throws; one of the main actor is called there.
    package init(throwing make: @escaping @Sendable (_Frame) throws -> Element, isOnMainActor: Bool = false) {
        _make = .throwing(make)
        isMain = isOnMainActor
    }

    /// Makes one from a closure that awaits.
    package init(awaiting make: @escaping @Sendable (_Frame) async throws -> Element) {
        _make = .awaiting(make)
        isMain = false
    }

    /// Makes one from a closure of the main actor that awaits.
    package init(awaitingOnMainActor make: @escaping @MainActor @Sendable (_Frame) async throws -> Element) {
        _make = .awaitingOnMainActor(make)
        isMain = true
    }

    package override var _isOnMainActor: Bool { isMain }

    override var isMadeAtOnce: Bool {
        if case .throwing = _make { true } else { false }
    }

    override func makeWord(in frame: _Frame) async throws -> UInt {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let frame = frame
        switch _make {
        case .throwing: return isMain ? try await makeWordOnMainActor(in: frame) : try makeWordNow(in: frame)
        case .awaiting(let make):
            return word(
                try await frame._awaitingAsOwner(of: filledSlot) { try await make(frame) }, in: frame)
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
        word(try await frame._awaitingAsOwner(of: filledSlot) { try await make(frame) }, in: frame)
    }

    override func makeWordNow(in frame: _Frame) throws -> UInt {
        // A synchronous build is past all bindings that await: they were made first, or the graph would have an error.
        guard case .throwing(let make) = _make else { _ThreadConstruction.trap(requestedTooEarly: step) }
        return word(try make(frame), in: frame)
    }

    /// Returns a word that owns a new instance, after noting it for hooks and weak providers.
    private func word(_ element: consuming Element, in frame: _Frame) -> UInt {
        let element = element
        if weakSlot >= 0, instanceSlot >= 0 || isWeak { frame._weakCell(weakSlot).remember(element) }
        hooks?.note(element, filledSlot, frame)
        return _pack(element)
    }

    override func livingWord(in frame: _Frame) -> UInt? {
        frame._weakCell(weakSlot).element(as: Element.self).map { _pack($0) }
    }

    package override func _takenOver(from owner: _Frame) -> _AnyNode {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let owner = owner
        if isMadeAtOnce {
            return _Fallible(
                throwing: { _ in
                    let word = try self.obtainNow(in: owner)
                    return self.isWeak ? _takeWord(word, as: Element.self) : _unpack(word)
                }, isOnMainActor: isMain)
        }
        let need = _Need(self, distance: 0)
        return _Fallible(awaiting: { _ in
            if need.fallible.isWeak { return _takeWord(try await need._makeUnshared(from: owner), as: Element.self) }
            try await _Need.fill([need], from: owner)
            return _unpack(owner._word(need.fallible.instanceSlot))
        })
    }

    /// The node that reads the filled slot. One form for all classes, as for other shared instances.
    package override func _reader() -> _AnyNode {
        let (slot, step) = (instanceSlot, step)
        @Sendable func word(_ frame: _Frame) -> UInt {
            let word = slot >= 0 ? _Slot.pointer(frame._word(slot)) : 0
            if word == 0 { _ThreadConstruction.trap(requestedTooEarly: step) }
            return word
        }
        guard _isReference(Element.self) else {
            return _AnyNode._node(as: Element.self, slot: slot) { frame in _unpack(word(frame)) }
        }
        return _Node<AnyObject>(slot: slot) { frame in
            // Proof of unsafelyUnwrapped and Unmanaged: the word is not 0; the slot owns the object, the frame outlives the call.
            Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: word(frame)).unsafelyUnwrapped).takeUnretainedValue()
        }
    }
}
