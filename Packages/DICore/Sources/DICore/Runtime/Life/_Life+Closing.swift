// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Stops everything and disposes of everything, in reverse order, children first. Any number of callers wait for one
    /// closing, whose result they share, and which no cancellation reaches.
    ///
    /// The first caller does it, with the outcome that `onEnd` hooks get: in place if nothing is to be stopped, else in a task,
    /// since hooks must not see the cancellation of their caller. A caller that is cancelled, or is while it disposes, leaves
    /// the rest to a task, too.
    package func _close(
        _ outcome: ComponentOutcome, by deadline: _Deadline? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async -> StopError? {
        switch begin(outcome, by: deadline) {
        case .isOver: break
        case .isBegun: await end()
        case .disposes:
            while !Task.isCancelled, let instance = takeLastOrEnd() {
                instance.isDisposedOnMainActor ? await instance.disposeOnMainActor() : instance.disposeHere()
            }
            guard isClosed else {
                await stopInTasks()
                break
            }
            letGo()
            settle()
        case .stops: await stopInTasks()
        }
        return state.withLock { $0.stop.result }
    }

    /// The part of a closing that its caller has to do.
    private enum Claim {
        case isOver, isBegun, disposes, stops
    }

    /// Closes in a task, unless closing has begun; for a handle that goes unclosed.
    package func _closeLater() {
        if !isClosing { Task { _ = await _close(.cancelled) } }
    }

    /// Ends a build that failed: disposes of what it made. A component that is opened is closed by whoever opens it.
    func abandon() async {
        guard !isOpened else { return }
        while let instance = takeLast() {
            instance.isDisposedOnMainActor ? await instance.disposeOnMainActor() : instance.disposeHere()
        }
    }

    private func begin(_ outcome: ComponentOutcome, by deadline: _Deadline?) -> Claim {
        let (claim, waiters) = state.withLock { state -> (Claim, [UnsafeContinuation<Void, Never>]) in
            if isClosing { return (phase == .closed ? .isOver : .isBegun, []) }
            phase = .closing
            state.limits.begin(by: deadline)
            state.stop.outcome = outcome
            state.stop.isLast =
                state.youngest == nil && state.runs.isEmpty && !state.isStarting && !state.isMaking
            return (state.stop.isLast && state.stops == 0 ? .disposes : .stops, state.running.takeWaiters())
        }
        for waiter in waiters { waiter.resume() }
        return claim
    }

    /// Waits for the end of a closing.
    private func end(isolation: isolated (any Actor)? = #isolation) async {
        await handingOnPriority { (waiter: UnsafeContinuation<Void, Never>) in
            let isOver = state.withLock { state in
                if phase != .closed { state.stop.waiters.append(waiter) }
                return phase == .closed
            }
            if isOver { waiter.resume() }
        }
    }

    /// Ends what is below and under way, which nothing is added to any more.
    func endOthers() async {
        cancelRuns()
        await startEnds()
        fail(await endRuns(limit: state.withLock { $0.limits.next }))
        fail(await closeChildren(by: state.withLock { $0.limits.deadline }))
    }

    /// Whether the current task is that of a hook of a stop, or was started there.
    ///
    /// Set only if something can be made that throws or awaits, since nothing else asks.
    @TaskLocal static var isStopping: Bool = false

    /// Waits until no `onStart` is called any more. Cancels the one that is, which is left behind at its limit.
    private func startEnds() async {
        await withUnsafeContinuation { (closer: UnsafeContinuation<Void, Never>) in
            let (isStarting, call) = state.withLock { state in
                if state.isStarting { state.closer = closer }
                return (state.isStarting, state.call)
            }
            if isStarting { call?.cancel(limit: limitOfStart()) } else { closer.resume() }
        }
    }

    /// Takes the last instance. Without one, what is noted from then on is not disposed of before its frame ends.
    func takeLastOrEnd() -> RecordedInstance? {
        state.withLock { state in
            let last = state.takeLast(in: order)
            if last == nil { phase = .disposed }
            return last
        }
    }

    /// Lets go of the frame and of the component above.
    func letGo() {
        let (parent, frame) = state.withLock { ($0.parent.take(), $0.frame.take()) }
        parent?.remove(self)
        frame?.frame._closeSlots()
    }
}
