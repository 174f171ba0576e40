// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Stops everything and disposes of everything, in reverse order, children first. Any number of callers wait for one
    /// closing, whose result they share, and which no cancellation reaches.
    package func _close() async -> StopError? {
        let closing = state.withLock { state in
            if case .closing(let task) = state.phase { return task }
            let task = Task { await self.shutDown() }
            state.phase = .closing(task)
            return task
        }
        return await closing.value
    }

    /// Closes in a task, unless closing has begun; for a handle that goes unclosed.
    package func _closeLater() {
        state.withLock { state in
            guard !state.phase.isClosing else { return }
            state.phase = .closing(Task { await self.shutDown() })
        }
    }

    /// Ends a build that failed: disposes of what it made. A component that is opened is closed by whoever opens it.
    func abandon() async {
        if !isOpened { await dispose() }
    }

    private func shutDown() async -> StopError? {
        let limit = state.withLock { $0.stopLimit }
        cancelRuns()
        await startEnds()
        var failures = await endRuns(limit: limit)
        failures += await closeChildren()
        failures += await Self.$isStopping.withValue(true) { await stopAll(limit: limit) }
        while let instance = takeLastOrEnd() { await instance.dispose() }
        await _frame?._closeSlots()
        leave()
        return failures.isEmpty ? nil : StopError(failures: failures)
    }

    /// Whether the current task is that of a hook of a stop, or was started there.
    @TaskLocal static var isStopping: Bool = false

    /// Calls `onStop` of everything that was started or made since, and returns the failures.
    private func stopAll(limit: Duration?) async -> [(step: Diagnostic.Step, error: any Error)] {
        var failures: [(step: Diagnostic.Step, error: any Error)] = []
        while let instance = nextToStop(), let hook = instance.hooks.stop {
            do {
                try await HookCall(.onStop, limit: limit) { try await hook(instance) }.run()
            } catch {
                failures.append((describe(instance.slot), error))
            }
        }
        return failures
    }

    /// Waits until no `onStart` is called any more, and cancels the one that is.
    private func startEnds() async {
        await withCheckedContinuation { (closer: CheckedContinuation<Void, Never>) in
            let (isStarting, call) = state.withLock { state in
                if state.isStarting { state.closer = closer }
                return (state.isStarting, state.call)
            }
            if isStarting { call?.cancel() } else { closer.resume() }
        }
    }

    /// Closes the open components below, the youngest first, and returns their failures.
    private func closeChildren() async -> [(step: Diagnostic.Step, error: any Error)] {
        var failures: [(step: Diagnostic.Step, error: any Error)] = []
        let children = state.withLock { state in
            state.children._sorted { $0.key > $1.key }.map(\.value)
        }
        for child in children { failures += await child._close()?.failures ?? [] }
        return failures
    }

    /// Takes the last instance that is to be stopped; also one that was made since.
    private func nextToStop() -> RecordedInstance? {
        state.withLock { state in
            while let instance = order.takeLast(of: &state.stoppable) {
                if instance.isStopDue { return instance }
            }
            return nil
        }
    }

    /// Disposes of all instances, in reverse order.
    private func dispose() async {
        while let instance = takeLast() { await instance.dispose() }
    }

    private func takeLast() -> RecordedInstance? {
        state.withLock { order.takeLast(of: &$0.noted) }
    }

    /// The same for a closing, which ends with the last one: what is noted from then on is not disposed of before its frame
    /// ends.
    private func takeLastOrEnd() -> RecordedInstance? {
        state.withLock { state in
            let last = order.takeLast(of: &state.noted)
            state.isClosed = last == nil
            return last
        }
    }

    /// Takes all instances, for the end of the frame, in the order of disposing.
    func takeAll() -> [RecordedInstance] {
        state.withLock { state in
            var all: [RecordedInstance] = []
            while let last = order.takeLast(of: &state.noted) { all.append(last) }
            return all
        }
    }

    /// Parts with the component above and with the frame.
    func leave() {
        let (parent, frame) = state.withLock { state in
            defer { (state.parent, state.frame) = (nil, nil) }
            return (state.parent, state.frame)
        }
        if let parent { parent.life.remove(parent.number) }
        // Let go outside of the lock, since it may be the last reference.
        _ = frame
    }

    private func remove(_ number: Int) {
        // Let go outside of the lock, since it may be the last reference.
        _ = state.withLock { $0.children.removeValue(forKey: number) }
    }
}
