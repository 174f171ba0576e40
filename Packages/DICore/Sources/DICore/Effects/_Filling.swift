// SPDX-License-Identifier: Apache-2.0

// The interface between builds and flights.

extension _AnyFallible {
    /// Makes the shared instance unless it is there, once for any number of tasks, after what it needs.
    public final func _fill(_ frame: _Frame) async throws {
        if _Slot.isInstance(frame._word(instanceSlot)) { return }
        try await _Need.fill(needs, from: frame)
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let sent = frame
        let word = try await makeWord(in: sent)
        _ = frame._once(instanceSlot) { word }
    }

    /// Makes the shared instance at once unless it is there, after what it needs; for bindings that only throw.
    public final func _fillNow(_ frame: _Frame) throws(ConstructionError) {
        if _Slot.isInstance(frame._word(instanceSlot)) { return }
        try _Need.fillNow(needs, from: frame)
        var failure: (any Error)?
        _ = frame._once(instanceSlot) {
            do { return try makeWordNow(in: frame) } catch {
                failure = error
                return 0
            }
        }
        if let failure { throw ConstructionError(path: path(), underlying: failure) }
    }
}

extension _Need {
    /// Makes all of a list, at the same time.
    public static func fill(_ needs: [_Need], from frame: _Frame) async throws {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let frame = frame
        for need in needs { try await need.fallible._fill(frame._ancestor(need.distance)) }
    }

    /// Makes all of a list, one after the other.
    public static func fillNow(_ needs: [_Need], from frame: _Frame) throws(ConstructionError) {
        for need in needs { try need.fallible._fillNow(frame._ancestor(need.distance)) }
    }
}

extension _Need {
    /// Makes an instance that is not shared, such as a root, after what it needs; the caller owns the word.
    public func _makeUnshared(from frame: _Frame) async throws -> UInt {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let home = frame._ancestor(distance)
        try await _Need.fill(fallible.needs, from: home)
        return try await fallible.makeWord(in: home)
    }

    /// Makes an instance that is not shared at once.
    public func _makeUnsharedNow(from frame: _Frame) throws(ConstructionError) -> UInt {
        let home = frame._ancestor(distance)
        try _Need.fillNow(fallible.needs, from: home)
        do { return try fallible.makeWordNow(in: home) } catch {
            throw (error as? ConstructionError) ?? ConstructionError(path: fallible.path(), underlying: error)
        }
    }
}

/// Takes the value out of a word that owns it.
public func _takeWord<Element>(_ word: UInt, as type: Element.Type) -> Element {
    defer { UnsafeRawPointer(bitPattern: word).map { Unmanaged<AnyObject>.fromOpaque($0).release() } }
    return _unpack(word)
}

extension _Frame {
    /// Ends a build that failed: disposes of what it made, and waits for flights under way.
    public func _abandon() async {
        await _disposeOfMade()
    }

    /// Ends a build that failed at once.
    public func _abandonNow() {
        _disposeOfMadeNow()
    }
}
