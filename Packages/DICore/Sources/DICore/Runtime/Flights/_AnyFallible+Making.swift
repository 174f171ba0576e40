// SPDX-License-Identifier: Apache-2.0

// One path to an instance, synchronous or not: it exists, or its dependencies are made, then the factory is called,
// once for any number of threads and tasks if the instance is shared. The result is a word. The slot of a shared
// instance owns it; the caller owns the word of an unshared or weakly shared one.

extension _AnyFallible {
    /// The word of the shared instance, if it exists.
    private final func existingWord(in frame: _Frame) -> UInt? {
        guard instanceSlot >= 0 else { return isWeak ? livingWord(in: frame) : nil }
        let word = frame._word(instanceSlot)
        return _Slot.isInstance(word) ? word : nil
    }

    /// Makes the instance synchronously unless it exists, after its dependencies; for bindings that only throw.
    @discardableResult
    final func obtainNow(in frame: _Frame) throws(ConstructionError) -> UInt {
        if let word = existingWord(in: frame) { return word }
        // A build makes bindings that await first, or the graph has an error; so this request comes before that.
        if !isMadeAtOnce { _ThreadConstruction.trap(requestedTooEarly: step) }
        return try step._tracing(frame) { () throws(ConstructionError) in
            try _Need.fillNow(needs, from: frame)
            return try makeNow(in: frame)
        }
    }

    /// Makes the instance after its dependencies, unless it exists; a shared one only for a flight or without concurrent requests.
    final func obtain(in frame: _Frame, requester: _Requester) async throws -> UInt {
        // The previous run may have succeeded although it was cancelled.
        if let word = existingWord(in: frame) { return word }
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let frame = frame
        try await _Need.fill(needs, from: frame, requester: requester)
        try Task.checkCancellation()
        if isMadeAtOnce, filledSlot >= 0 {
            // A thread may be making the instance, too. This one then waits at the slot, as for every shared instance.
            return try await _isOnMainActor ? makeOnMainActor(in: frame) : makeTraced(in: frame)
        }
        let word: UInt
        do { word = try await makeWord(in: frame) } catch {
            throw Task.isCancelled ? CancellationError() : failure(error, in: frame)
        }
        if instanceSlot >= 0 { frame._publish(word, in: instanceSlot) }
        return word
    }

    @MainActor
    private final func makeOnMainActor(in frame: _Frame) throws(ConstructionError) -> UInt {
        try makeTraced(in: frame)
    }

    private final func makeTraced(in frame: _Frame) throws(ConstructionError) -> UInt {
        try step._tracing(frame) { () throws(ConstructionError) in try makeNow(in: frame) }
    }

    /// Calls the factory synchronously, once for any number of threads if the instance is shared.
    private final func makeNow(in frame: _Frame) throws(ConstructionError) -> UInt {
        if instanceSlot >= 0 {
            return try frame._onceThrowing(instanceSlot) { () throws(ConstructionError) in try callNow(in: frame) }
        }
        guard isWeak else { return try callNow(in: frame) }
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

    private final func callNow(in frame: _Frame) throws(ConstructionError) -> UInt {
        do { return try makeWordNow(in: frame) } catch { throw failure(error, in: frame) }
    }

    /// Makes the instance for a flight, and returns it if no slot keeps it.
    final func makeInFlight(in frame: _Frame) async throws -> OwnedInstance? {
        let word = try await obtain(in: frame, requester: filledSlot >= 0 ? .flight : .guest)
        return instanceSlot >= 0 ? nil : OwnedInstance(word, isMainOnly: frame._isMainOnly)
    }

    /// Makes the instance within the current task.
    final func makeHere(
        in frame: _Frame, inside outer: TaskConstruction?, requester: _Requester = .guest
    ) async throws -> UInt {
        let making = TaskConstruction(step, in: frame, outer: outer)
        defer { making.end() }
        return try await TaskConstruction.$current.withValue(making) {
            try await obtain(in: frame, requester: requester)
        }
    }

    /// Makes an instance that no slot keeps: in the current task, or in its own if a stop can end it.
    fileprivate final func makeUnkept(in frame: _Frame) async throws -> UInt {
        if isWeak {
            if let living = livingWord(in: frame) { return living }
            let need = _Need(self, distance: 0)
            return try await _Need.wait(for: [need], from: frame, requester: .guest).retained()
        }
        let outer = try TaskConstruction.enclosing(step, in: frame)
        guard let life = frame._openedLife else { return try await makeHere(in: frame, inside: outer) }
        let flight = Flight(of: self, in: frame, life, outer: outer)
        guard life.begin(flight) else {
            if _Life.isStopping { return try await makeHere(in: frame, inside: outer) }
            throw ClosedComponentError(instance: step.describe().name, of: frame._component)
        }
        let waiter = Waiter(for: 1)
        flight.start(for: waiter, isInside: true)
        do { return try await waiter.wait().retained() } catch {
            if !(error is ClosedComponentError) {
                flight.cancel()
                await flight.ends()
            }
            throw error
        }
    }
}

extension OwnedInstance? {
    /// Returns the word of the instance; the caller owns it as well.
    fileprivate func retained() throws -> UInt {
        // A flight that has succeeded has an instance; otherwise the wait has thrown.
        guard let self else { throw CancellationError() }
        return self.retained()
    }
}

extension _Need {
    /// Makes an instance that no slot keeps, such as a root, after its dependencies; the caller owns the word.
    package func _makeUnshared(from frame: _Frame) async throws -> UInt {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let home = frame._ancestor(distance)
        return try await fallible.makeUnkept(in: home)
    }

    /// Makes an instance that no slot keeps, synchronously.
    package func _makeUnsharedNow(from frame: _Frame) throws(ConstructionError) -> UInt {
        try fallible.obtainNow(in: frame._ancestor(distance))
    }
}
