// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Stops everything and disposes of everything, in reverse order, children first. Any number of callers wait for one
    /// closing, whose result they share, and which no cancellation reaches.
    ///
    /// The first caller does it: in place if nothing is to be stopped, else in a task, since hooks must not see the
    /// cancellation of their caller.
    package func _close(isolation: isolated (any Actor)? = #isolation) async -> StopError? {
        switch begin() {
        case nil: await end()
        case true?: await disposeOfAll()
        case false?: await stopInTasks()
        }
        return state.withLock { $0.stop.result }
    }

    /// Closes in a task, unless closing has begun; for a handle that goes unclosed.
    package func _closeLater() {
        if !isClosing { Task { _ = await _close() } }
    }

    /// Ends a build that failed: disposes of what it made. A component that is opened is closed by whoever opens it.
    func abandon() async {
        guard !isOpened else { return }
        while let instance = takeLast() { await instance.dispose() }
    }

    /// Begins closing, and returns whether it only disposes; nil if it has begun before.
    private func begin() -> Bool? {
        state.withLock { state in
            guard !isClosing else { return nil }
            phase = .closing
            return state.stops == 0 && state.youngest == nil && state.runs.isEmpty && !state.isStarting
        }
    }

    /// Waits for the end of a closing.
    private func end(isolation: isolated (any Actor)? = #isolation) async {
        guard phase != .closed else { return }
        await withUnsafeContinuation { (waiter: UnsafeContinuation<Void, Never>) in
            let isOver = state.withLock { state in
                if phase != .closed { state.stop.waiters.append(waiter) }
                return phase == .closed
            }
            if isOver { waiter.resume() }
        }
    }

    /// Stops everything that was started or made since, after what is below and under way.
    func stopAll(in turn: Int) async {
        if turn == 0 {
            cancelRuns()
            await startEnds()
            let runs = await endRuns(limit: state.withLock { $0.stopLimit })
            fail(runs + (await closeChildren()))
        }
        let isInTurn =
            order.mayMake
            ? await Self.$isStopping.withValue(true) { await callHooks(in: turn) } : await callHooks(in: turn)
        if isInTurn { await disposeOfAll() }
    }

    /// Whether the current task is that of a hook of a stop, or was started there.
    ///
    /// Set only if something can be made that throws or awaits, since nothing else asks.
    @TaskLocal static var isStopping: Bool = false

    /// Waits until no `onStart` is called any more, and cancels the one that is.
    private func startEnds() async {
        guard state.withLock({ $0.isStarting }) else { return }
        await withCheckedContinuation { (closer: CheckedContinuation<Void, Never>) in
            let (isStarting, call) = state.withLock { state in
                if state.isStarting { state.closer = closer }
                return (state.isStarting, state.call)
            }
            if isStarting { call?.cancel() } else { closer.resume() }
        }
    }

    /// Disposes of all instances, in reverse order, and lets go of the frame.
    private func disposeOfAll(isolation: isolated (any Actor)? = #isolation) async {
        while let instance = takeLastOrEnd() { await instance.dispose() }
        let (parent, frame) = state.withLock { ($0.parent.take(), $0.frame.take()) }
        await frame?.frame._closeSlots()
        parent?.remove(self)
        settle()
    }

    /// Takes the last instance. Without one, what is noted from then on is not disposed of before its frame ends.
    private func takeLastOrEnd() -> RecordedInstance? {
        state.withLock { state in
            let last = state.takeLast(in: order)
            if last == nil { phase = .disposed }
            return last
        }
    }
}
