// SPDX-License-Identifier: Apache-2.0

// Instances that no slot keeps: those that are not shared, and those that are shared as long as they are held elsewhere.

extension _Need {
    /// Makes an instance that no slot keeps, such as a root, after what it needs; the caller owns the word.
    package func _makeUnshared(from frame: _Frame) async throws -> UInt {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let home = frame._ancestor(distance)
        return try await fallible.makeUnshared(in: home)
    }

    /// Makes an instance that no slot keeps, synchronously.
    package func _makeUnsharedNow(from frame: _Frame) throws(ConstructionError) -> UInt {
        try fallible.makeUnsharedNow(in: frame._ancestor(distance))
    }
}

extension _AnyFallible {
    /// Makes an instance for a flight, after what it needs.
    final func makeUnkept(in frame: _Frame) async throws -> UInt {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let frame = frame
        if isWeak, let living = livingWord(in: frame) { return living }
        try await _Need.fill(needs, from: frame, requester: isWeak ? .flight : .guest)
        guard isWeak, isMadeAtOnce else { return try await callAwaiting(in: frame) }
        try Task.checkCancellation()
        return try await _isOnMainActor ? makeWeakOnMainActor(in: frame) : makeTracedWeakNow(in: frame)
    }

    @MainActor
    private final func makeWeakOnMainActor(in frame: _Frame) throws(ConstructionError) -> UInt {
        try makeTracedWeakNow(in: frame)
    }

    private final func makeTracedWeakNow(in frame: _Frame) throws(ConstructionError) -> UInt {
        try step._tracing(frame) { () throws(ConstructionError) in try makeWeakNow(in: frame) }
    }

    /// Returns the living instance, or makes one, once for any number of threads.
    private final func makeWeakNow(in frame: _Frame) throws(ConstructionError) -> UInt {
        while true {
            var word: UInt?
            // The slot orders the threads; the instance itself is never published in it.
            _ = try frame._onceThrowing(orderSlot) { () throws(ConstructionError) in
                if let living = livingWord(in: frame) { word = living } else { word = try callNow(in: frame) }
                return 0
            }
            if let word { return word }
        }
    }

    /// Makes an instance synchronously, after its dependencies.
    fileprivate final func makeUnsharedNow(in frame: _Frame) throws(ConstructionError) -> UInt {
        if isWeak, let living = livingWord(in: frame) { return living }
        return try step._tracing(frame) { () throws(ConstructionError) in
            try _Need.fillNow(needs, from: frame)
            return isWeak ? try makeWeakNow(in: frame) : try callNow(in: frame)
        }
    }

    fileprivate final func makeUnshared(in frame: _Frame) async throws -> UInt {
        if isWeak { return try await shareWeakly(in: frame) }
        guard let life = frame._openedLife else { return try await makeHere(in: frame) }
        // A separate task, so that a closing can end it.
        let flight = Flight(of: self, in: frame, life, outer: try TaskConstruction.enclosing(step, in: frame))
        guard life.begin(flight) else {
            if _Life.isStopping { return try await makeHere(in: frame) }
            throw ClosedComponentError(instance: step.describe().name, of: frame._component)
        }
        let waiter = Waiter(for: 1)
        flight.start(for: waiter, isInside: true)
        do { return try Self.word(of: await waiter.wait()) } catch {
            if !(error is ClosedComponentError) {
                flight.cancel()
                await flight.ends()
            }
            throw error
        }
    }

    /// Makes an instance within the current task.
    private final func makeHere(in frame: _Frame) async throws -> UInt {
        let making = try TaskConstruction.begin(step, in: frame)
        defer { making.end() }
        return try await TaskConstruction.$current.withValue(making) {
            try await _Need.fill(needs, from: frame)
            return try await callAwaiting(in: frame)
        }
    }

    /// Returns the living instance, or that of a flight.
    private final func shareWeakly(in frame: _Frame) async throws -> UInt {
        if let living = livingWord(in: frame) { return living }
        let need = _Need(self, distance: 0)
        return try Self.word(of: await _Need.wait(for: [need], from: frame, requester: .guest))
    }

    private static func word(of product: OwnedInstance?) throws -> UInt {
        // A flight that has succeeded has an instance; otherwise the wait has thrown.
        guard let product else { throw CancellationError() }
        return product.retained()
    }
}
