// SPDX-License-Identifier: Apache-2.0

// The interface between builds and flights.

extension _AnyFallible {
    /// Makes the shared instance synchronously unless it exists, after its dependencies; for bindings that only throw.
    package final func _fillNow(_ frame: _Frame) throws(ConstructionError) {
        if _Slot.isInstance(frame._word(instanceSlot)) { return }
        // Bindings that await were made first by a build, or the graph would have an error: unless the build is not that far yet.
        if !isMadeAtOnce { ConstructionTrace.trap(requestedTooEarly: step) }
        try step._tracing(frame) { () throws(ConstructionError) in
            try _Need.fillNow(needs, from: frame)
            try fillSlotNow(in: frame)
        }
    }

    /// Makes the instance for a flight, and returns it if no slot keeps it.
    final func makeInFlight(in frame: _Frame) async throws -> OwnedInstance? {
        guard instanceSlot < 0 else {
            try await fillSlot(in: frame, requester: .flight)
            return nil
        }
        return OwnedInstance(try await makeUnkept(in: frame), isMainOnly: frame._isMainOnly)
    }

    /// Makes the shared instance after its dependencies. Only for a flight, or without concurrent requests.
    final func fillSlot(in frame: _Frame, requester: _Requester) async throws {
        // The run before may have succeeded although it was cancelled.
        if _Slot.isInstance(frame._word(instanceSlot)) { return }
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let frame = frame
        try await _Need.fill(needs, from: frame, requester: requester)
        if isMadeAtOnce {
            try Task.checkCancellation()
            // Also a thread may be making the instance. The slot then makes this one wait, as for all that is shared.
            return try await _isOnMainActor ? fillSlotOnMainActor(in: frame) : fillTracedSlotNow(in: frame)
        }
        let word = try await callAwaiting(in: frame)
        frame._publish(word, in: instanceSlot)
    }

    @MainActor
    private final func fillSlotOnMainActor(in frame: _Frame) throws(ConstructionError) {
        try fillTracedSlotNow(in: frame)
    }

    private final func fillTracedSlotNow(in frame: _Frame) throws(ConstructionError) {
        try step._tracing(frame) { () throws(ConstructionError) in try fillSlotNow(in: frame) }
    }

    private final func fillSlotNow(in frame: _Frame) throws(ConstructionError) {
        _ = try frame._onceThrowing(instanceSlot) { () throws(ConstructionError) in try callNow(in: frame) }
    }

    /// Calls the factory; its error becomes one of the build.
    final func callNow(in frame: _Frame) throws(ConstructionError) -> UInt {
        do { return try makeWordNow(in: frame) } catch { throw failure(error, in: frame) }
    }

    /// Calls the factory; its error becomes one of the build, unless the task is cancelled.
    final func callAwaiting(in frame: _Frame) async throws -> UInt {
        try Task.checkCancellation()
        do { return try await makeWord(in: frame) } catch {
            throw Task.isCancelled ? CancellationError() : failure(error, in: frame)
        }
    }
}

extension _Need {
    /// Makes all of a list, at the same time. Does not suspend if they are there.
    package static func fill(
        _ needs: [_Need], from frame: _Frame, requester: _Requester = .guest,
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let open = needs.filter { !$0.isFilled(from: frame) }
        guard let first = open.first else { return }
        try Task.checkCancellation()
        if case .build(isAlone: true) = requester, open.count == 1, first.distance == 0,
            first.fallible.isMadeByBuildsOnly
        {
            // Proof of nonisolated(unsafe): a frame publishes through atomics only.
            nonisolated(unsafe) let frame = frame
            try await first.fallible.fillSlotAlone(in: frame)
        } else {
            try await wait(for: open, from: frame, requester: requester)
        }
    }

    /// Whether the instance is there. Seen from the frame of whoever needs it.
    package func isFilled(from frame: _Frame) -> Bool {
        let slot = fallible.instanceSlot
        return slot >= 0 && _Slot.isInstance(frame._ancestor(distance)._word(slot))
    }

    /// Waits for the flights that fill the slots, and returns the instance of the last one if no slot keeps it.
    @discardableResult
    static func wait(
        for needs: [_Need], from frame: _Frame, requester: _Requester, isolation: isolated (any Actor)? = #isolation
    ) async throws -> OwnedInstance? {
        let waiter = Waiter(for: needs.count)
        var flights: [Flight] = []
        do throws(ClosedComponentError) {
            for need in needs {
                let isHere = need.distance == 0
                let flight = try frame._ancestor(need.distance)
                    ._join(need.fallible, waiter, isInside: isHere && requester.isInside)
                if let flight {
                    flights.append(flight)
                    if isHere, requester.isBuild { waiter.cancelOnFailure(flight) }
                } else {
                    _ = waiter.noteEnd(.success(()))
                }
            }
        } catch {
            waiter.fail(error)
        }
        let makings = TaskConstruction.awaited
        do throws(ConstructionError) { try FlightGraph.enter(makings, waitFor: flights, by: waiter) } catch {
            waiter.fail(error)
        }
        defer { FlightGraph.leave(makings, by: waiter) }
        return try await waiter.wait()
    }

    /// Makes all of a list, one after the other.
    package static func fillNow(_ needs: [_Need], from frame: _Frame) throws(ConstructionError) {
        for need in needs { try need.fallible._fillNow(frame._ancestor(need.distance)) }
    }
}

extension _AnyFallible {
    /// Makes the shared instance within the current task.
    fileprivate final func fillSlotAlone(in frame: _Frame) async throws {
        // Only builds make it, so that its factory can't request it: nothing is to be looked for in what encloses it.
        let making = TaskConstruction(step, in: frame, outer: TaskConstruction.innermost)
        defer { making.end() }
        try await TaskConstruction.$current.withValue(making) {
            try await fillSlot(in: frame, requester: .build(isAlone: true))
        }
    }
}
