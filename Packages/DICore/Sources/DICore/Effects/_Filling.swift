// SPDX-License-Identifier: Apache-2.0

// The interface between builds and flights.

extension _AnyFallible {
    /// Makes the shared instance unless it is there, once for any number of tasks, after what it needs.
    public final func _fill(_ frame: _Frame, isolation: isolated (any Actor)? = #isolation) async throws {
        try await _Need.fill([_Need(self, distance: 0)], from: frame)
    }

    /// Makes the shared instance at once unless it is there, after what it needs; for bindings that only throw.
    public final func _fillNow(_ frame: _Frame) throws(ConstructionError) {
        if _Slot.isInstance(frame._word(instanceSlot)) { return }
        // What awaits was made first by a build, or the graph would have an error: unless the build is not that far yet.
        if !isMadeAtOnce { ConstructionTrace.trap(requestedTooEarly: step) }
        try step._tracing(frame) { () throws(ConstructionError) in
            try _Need.fillNow(needs, from: frame)
            try fillSlotNow(in: frame)
        }
    }

    /// Makes the shared instance after what it needs. Only for a flight, or where nobody else asks for it.
    final func fillSlot(in frame: _Frame, as making: Making, isAlone: Bool) async throws {
        // The run before may have succeeded although it was cancelled.
        if _Slot.isInstance(frame._word(instanceSlot)) { return }
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let frame = frame
        try await _Need.fill(needs, from: frame, isAlone: isAlone)
        if isMadeAtOnce {
            try Task.checkCancellation()
            // Also a thread may be making the instance. The slot then makes this one wait, as for all that is shared.
            return try await isOnMainActor ? fillSlotOnMainActor(in: frame) : fillTracedSlotNow(in: frame)
        }
        let word = try await makeWord(in: frame, as: making)
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
    private final func callNow(in frame: _Frame) throws(ConstructionError) -> UInt {
        do { return try makeWordNow(in: frame) } catch { throw failure(error) }
    }

    /// Makes an instance that is not shared at once, after what it needs.
    fileprivate final func makeUnsharedNow(in frame: _Frame) throws(ConstructionError) -> UInt {
        try step._tracing(frame) { () throws(ConstructionError) in
            try _Need.fillNow(needs, from: frame)
            return try callNow(in: frame)
        }
    }

    /// Calls the factory; its error becomes one of the build, unless the task is cancelled.
    fileprivate final func makeWord(in frame: _Frame, as making: Making) async throws -> UInt {
        try Task.checkCancellation()
        do { return try await makeWord(in: frame) } catch {
            throw Task.isCancelled ? CancellationError() : failure(error, of: making)
        }
    }
}

extension _Need {
    /// Makes all of a list, at the same time. Does not suspend if they are there.
    ///
    /// `isAlone` says that nobody but this task knows the frame or makes anything in it, as at the beginning of a build.
    public static func fill(
        _ needs: [_Need], from frame: _Frame, isAlone: Bool = false, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let open = needs.filter { !$0.isFilled(from: frame) }
        guard let first = open.first else { return }
        try Task.checkCancellation()
        if isAlone, open.count == 1, first.distance == 0, first.fallible.isMadeByBuildsOnly {
            // Proof of nonisolated(unsafe): a frame publishes through atomics only.
            nonisolated(unsafe) let frame = frame
            try await first.fallible.fillSlotAlone(in: frame)
        } else {
            try await wait(for: open, from: frame)
        }
    }

    /// Whether the instance is there. Seen from the frame of whoever needs it.
    public func isFilled(from frame: _Frame) -> Bool {
        let slot = fallible.instanceSlot
        return slot >= 0 && _Slot.isInstance(frame._ancestor(distance)._word(slot))
    }

    /// Waits for the flights that fill the slots.
    private static func wait(
        for needs: [_Need], from frame: _Frame, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let waiter = Waiter(for: needs.count)
        var flights: [Flight] = []
        for need in needs {
            if let flight = frame._ancestor(need.distance)._join(need.fallible, waiter) {
                flights.append(flight)
            } else {
                _ = waiter.noteEnd(.success(()))
            }
        }
        let makings = Making.open
        do throws(ConstructionError) { try FlightGraph.enter(makings, waitFor: flights, by: waiter) } catch {
            waiter.giveUp(error)
        }
        defer { FlightGraph.leave(makings, by: waiter) }
        try await waiter.wait(for: flights)
    }

    /// Makes all of a list, one after the other.
    public static func fillNow(_ needs: [_Need], from frame: _Frame) throws(ConstructionError) {
        for need in needs { try need.fallible._fillNow(frame._ancestor(need.distance)) }
    }
}

extension _AnyFallible {
    /// Makes the shared instance within the current task.
    fileprivate final func fillSlotAlone(in frame: _Frame) async throws {
        let making = try Making.begin(step, in: frame)
        defer { making.end() }
        try await Making.$current.withValue(making) {
            try await fillSlot(in: frame, as: making, isAlone: true)
        }
    }

    /// Makes an instance that is not shared, within the current task.
    fileprivate final func makeUnshared(in frame: _Frame) async throws -> UInt {
        let making = try Making.begin(step, in: frame)
        defer { making.end() }
        return try await Making.$current.withValue(making) {
            try await _Need.fill(needs, from: frame)
            return try await makeWord(in: frame, as: making)
        }
    }
}

extension _Need {
    /// Makes an instance that is not shared, such as a root, after what it needs; the caller owns the word.
    public func _makeUnshared(from frame: _Frame) async throws -> UInt {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let home = frame._ancestor(distance)
        return try await fallible.makeUnshared(in: home)
    }

    /// Makes an instance that is not shared at once.
    public func _makeUnsharedNow(from frame: _Frame) throws(ConstructionError) -> UInt {
        try fallible.makeUnsharedNow(in: frame._ancestor(distance))
    }
}

/// Takes the value out of a word that owns it.
public func _takeWord<Element>(_ word: UInt, as type: Element.Type) -> Element {
    // Proof of Unmanaged: the caller owns the word, and gives it up here.
    defer { UnsafeRawPointer(bitPattern: word).map { Unmanaged<AnyObject>.fromOpaque($0).release() } }
    return _unpack(word)
}

extension _Frame {
    /// Ends a build that failed: waits for flights under way, and disposes of what it made.
    public func _abandon() async {
        await _flightsEnded()
        await _disposeOfMade()
    }

    /// Ends a build that failed at once.
    public func _abandonNow() {
        _disposeOfMadeNow()
    }
}
