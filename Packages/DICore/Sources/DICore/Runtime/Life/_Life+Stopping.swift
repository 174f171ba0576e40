// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// A stop under way, and its result.
    ///
    /// One task stops everything. If it doesn't end in time, it is left behind with the hook that is late, and the next one takes
    /// its turn, in which everything is cancelled.
    struct Stop: ~Copyable {
        var turn: Int = 0
        /// The task that calls the hooks.
        var task: _LimitedTask?
        /// The wait for what is under way.
        var wait: _LimitedTask?
        /// The slots of factories that were left behind.
        var ignoredSlots: [Int] = []
        /// The hook that was called last, and its instance.
        var call: Call?
        var outcome: ComponentOutcome = .cancelled
        /// The first error of an `onEnd` after the work had returned.
        var endError: (any Error)?
        var failures: [Failure] = []
        /// Whether the stop is over, with a result.
        var isOver: Bool = false
        var result: StopError?
        /// All that wait for the end.
        var waiters: [UnsafeContinuation<Void, Never>] = []

        /// Whether the hook that was called last was the last one of its instance.
        var isBetweenInstances: Bool { call.flatMap { $0.instance.hooks.stopping(after: $0.hook) } == nil }

        /// Notes the failure of the hook that was called. What ends after an `onEnd` that failed belongs to work that failed.
        mutating func end(with failure: Failure?) {
            guard let failure else { return }
            failures.append(failure)
            guard call?.hook == .onEnd, case .returned = outcome else { return }
            outcome = .threw(failure.error)
            endError = failure.error
        }
    }

    typealias Call = (instance: RecordedInstance, hook: LifecycleHook)

    /// The part of a stop that comes next.
    private enum Next {
        case call(Call, ComponentOutcome, isSpent: Bool)
        case dispose(RecordedInstance)
        /// A thread makes an instance, which may need those that are left.
        case wait(until: _Deadline?)
        case release
        /// Another task took over.
        case nothing
    }

    /// The part of a stop that a caller has to do.
    private enum Claim {
        case nothing, wait, dispose, stop, stopAll(by: _Deadline?)
    }

    /// Whether the current task is that of a hook of a stop, or was started there.
    ///
    /// Set only if something can be made that throws or awaits, since nothing else asks.
    @TaskLocal static var isStopping: Bool = false

    /// The error of work that returned, if an `onEnd` has failed since, or was told that the work was cancelled.
    package var _endError: (any Error)? { state.withLock { $0.stop.endError } }

    /// Stops everything and disposes of everything, in reverse order, children first. Any number of callers wait for one stop,
    /// whose result they share, and which no cancellation reaches.
    ///
    /// The first caller does it, with the outcome that `onEnd` hooks get: in place if nothing is to be stopped, else in a task,
    /// since hooks must not see the cancellation of their caller. A caller that is cancelled, or is while it disposes, leaves
    /// the rest to a task, too.
    package func _stop(
        _ outcome: ComponentOutcome, by outer: _LifeLimits? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async -> StopError? {
        switch beginStop(outcome, by: outer) {
        case .nothing: break
        case .wait: await stopEnds()
        case .dispose:
            while !Task.isCancelled, case .dispose(let instance) = nextToDispose() { await dispose(instance) }
            isReleased ? release() : await stopInstances()
        case .stop: await stopInstances()
        case .stopAll(let underWay):
            for work in state.withLock({ $0.orderedWork }) { work.stop() }
            await startEnds()
            fail(await workEnds(by: underWay))
            await stopChildren()
            await stopInstances()
        }
        return state.withLock { $0.stop.result }
    }

    /// Ends a build that failed: disposes of what it made. A component that is opened is stopped by whoever opens it.
    func disposeOfBuild() async {
        guard !isOpened else { return }
        for instance in takeAll() { await dispose(instance) }
    }

    private func beginStop(_ outcome: ComponentOutcome, by outer: _LifeLimits?) -> Claim {
        let (claim, waiters) = state.withLock { state -> (Claim, [UnsafeContinuation<Void, Never>]) in
            guard enter(.stopping) else { return (state.stop.isOver ? .nothing : .wait, []) }
            state.limits.shorten(to: outer)
            state.stop.outcome = outcome
            let isAlone = state.youngest == nil && state.work.isEmpty && !state.start.isUnderWay && !state.isMaking
            // Alone, its time runs from its first suspension on, since most stops don't suspend.
            if !isAlone { state.limits.beginStop() }
            let claim: Claim =
                isAlone ? state.stops == 0 ? .dispose : .stop : .stopAll(by: state.limits.underWay)
            return (claim, state.running.takeWaiters())
        }
        for waiter in waiters { waiter.resume() }
        if case .wait = claim, let outer { shorten(to: outer) }
        return claim
    }

    /// Has a stop under way end no later than that of the component above.
    private func shorten(to outer: _LifeLimits) {
        let (task, wait, limits) = state.withLock { state in
            state.limits.shorten(to: outer)
            return (state.stop.task, state.stop.wait, state.limits)
        }
        cancelStart()
        wait?.leave(at: limits.underWay)
        task?.limit(to: limits.deadline)
    }

    /// Waits for the end of a stop.
    private func stopEnds(isolation: isolated (any Actor)? = #isolation) async {
        await withUnsafeContinuation { (waiter: UnsafeContinuation<Void, Never>) in
            let isOver = state.withLock { state in
                if !state.stop.isOver { state.stop.waiters.append(waiter) }
                return state.stop.isOver
            }
            if isOver { waiter.resume() }
        }
    }

    /// Stops the open components below, the youngest first, by the deadline of this one.
    private func stopChildren(isolation: isolated (any Actor)? = #isolation) async {
        // A child parts with its parent before its stop is over.
        while let (child, limits) = state.withLock({ state in state.youngest.map { ($0, state.limits) } }) {
            fail(await child._stop(.cancelled, by: limits)?.failures ?? [])
        }
    }

    /// Stops the instances in a task, and in further ones after hooks that are late.
    ///
    /// The tasks are the caller's, whose task-local values they inherit.
    private func stopInstances(isolation: isolated (any Actor)? = #isolation) async {
        var turn = 0
        while true {
            let task = _LimitedTask { [self] in state.withLock { $0.stop.turn += 1 } }
            task.start { [self, turn] in await stopInstances(in: turn) }
            // A task that doesn't suspend needs no deadline.
            let (isOver, deadline) = state.withLock { state in
                if !state.stop.isOver {
                    state.stop.task = task
                    state.limits.beginStop()
                }
                return (state.stop.isOver, state.limits.deadline)
            }
            if isOver { return }
            task.limit(to: deadline)
            guard case .failure(is _LimitedTask.LeftBehind) = await task.result() else { return }
            let late = state.withLock { state in
                turn = state.stop.turn
                return (call: state.stop.call, time: state.limits.time)
            }
            let failure = late.call.map { timeout(of: $0, late.time) }
            state.withLock { $0.stop.end(with: failure) }
        }
    }

    private func stopInstances(in turn: Int) async {
        var failure: Failure?
        while true {
            let next = next(in: turn, after: failure)
            failure = nil
            switch next {
            case .call(let call, let outcome, let isSpent):
                if isSpent { withUnsafeCurrentTask { $0?.cancel() } }
                failure = await make(call, outcome)
            case .wait(let deadline): fail(await workEnds(by: deadline))
            case .dispose(let instance): await dispose(instance)
            case .release: return release()
            case .nothing: return
            }
        }
    }

    /// Calls a hook, and returns its failure. One that was cancelled at the deadline did not end in time, whatever came of it.
    @inline(__always)
    private func make(_ call: Call, _ outcome: ComponentOutcome) async -> Failure? {
        let (instance, wasCancelled) = (call.instance, Task.isCancelled)
        var failure: Failure?
        do {
            switch call.hook {
            case .onEnd: try await stopping { try await instance.hooks.functions.end?(instance, outcome) }
            case .running: try await stopRunning(instance)
            default: try await stopping { try await instance.hooks.functions.stop?(instance) }
            }
        } catch {
            failure = (describe(instance.slot), error)
        }
        guard !wasCancelled, Task.isCancelled, call.hook != .running else { return failure }
        return timeout(of: call, state.withLock { $0.limits.time })
    }

    private func timeout(of call: Call, _ time: Duration?) -> Failure {
        (describe(call.instance.slot), HookTimeoutError(hook: call.hook, limit: time ?? .zero))
    }

    @inline(__always)
    private func stopping(_ hook: () async throws -> Void) async throws {
        try await order.mayMake ? Self.$isStopping.withValue(true, operation: hook) : hook()
    }

    /// Notes the end of a hook, unless it was late, and takes the next one.
    ///
    /// Not inlined, since the caller is one function for each hook that it awaits.
    @inline(never)
    private func next(in turn: Int, after failure: Failure?) -> Next {
        let next = state.withLock { state -> Next? in
            guard state.stop.turn == turn else { return .nothing }
            state.stop.end(with: failure)
            if phase == .stopping, state.stop.isBetweenInstances, state.isMaking {
                state.stop.call = nil
                return .wait(until: state.limits.deadline)
            }
            guard phase == .stopping, let call = state.takeCall(in: order) else {
                state.stop.call = nil
                return nil
            }
            if call.hook == .onEnd, case .cancelled = state.stop.outcome { state.stop.endError = CancellationError() }
            return .call(call, state.stop.outcome, isSpent: state.limits.isSpent)
        }
        return next ?? nextToDispose()
    }

    /// Takes the last instance, for its disposal. Without one, what is noted from then on is not disposed of before its frame ends.
    private func nextToDispose() -> Next {
        state.withLock { state in
            enter(.disposing)
            if let last = state.takeLast(in: order) { return .dispose(last) }
            enter(.released)
            return .release
        }
    }

    private func dispose(_ instance: RecordedInstance, isolation: isolated (any Actor)? = #isolation) async {
        instance.isDisposedOnMainActor ? await instance.disposeOnMainActor() : instance.disposeHere()
    }

    private func fail(_ failures: [Failure]) {
        if !failures.isEmpty { state.withLock { $0.stop.failures += failures } }
    }

    /// Releases the frame and the component above, ends the stop, and resumes all that wait for it.
    private func release() {
        let (parent, frame) = state.withLock { ($0.parent.take(), $0.frame.take()) }
        parent?.remove(self)
        frame?.frame._releaseSlots()
        let waiters = state.withLock { state in
            state.stop.isOver = true
            state.stop.task = nil
            if !state.stop.failures.isEmpty { state.stop.result = StopError(failures: state.stop.failures) }
            defer { state.stop.waiters = [] }
            return state.stop.waiters
        }
        for waiter in waiters { waiter.resume() }
    }
}
