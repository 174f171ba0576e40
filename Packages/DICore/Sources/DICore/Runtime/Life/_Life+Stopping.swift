// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// The error of work that returned, if an `onEnd` has failed since, or was told that the work was cancelled.
    package var _endError: (any Error)? { state.withLock { $0.stop.endError } }

    /// Stops everything in a task, and in further ones after hooks that are late.
    ///
    /// The tasks are the caller's, whose task-local values they inherit.
    func stopInTasks(isolation: isolated (any Actor)? = #isolation) async {
        var (turn, priority): (Int, UInt8?) = (0, nil)
        while true {
            let task = Task.startingHere(priority: priority.map(TaskPriority.init)) { [turn] in
                await self.stopAll(in: turn)
            }
            guard phase != .closed else { return }
            handPriority(to: task)
            guard await isLate() else { return }
            task.cancel()
            turn += 1
            let (late, limit): (Call?, Duration?)
            (late, limit, priority) = state.withLock { ($0.stop.call, $0.stop.limit, $0.stop.priority) }
            guard let late, let limit else { continue }
            let failure = (describe(late.instance.slot), HookTimeoutError(hook: late.hook, limit: limit))
            state.withLock { $0.stop.end(with: failure) }
        }
    }

    /// Waits for the end, or for a hook that is late.
    private func isLate(isolation: isolated (any Actor)? = #isolation) async -> Bool {
        await handingOnPriority { (stopper: UnsafeContinuation<Bool, Never>) in
            let isOver = state.withLock { state in
                guard phase != .closed else { return true }
                state.stop.stopper = stopper
                if state.stop.call != nil { setAlarm(&state) }
                return false
            }
            if isOver { stopper.resume(returning: false) }
        }
    }

    /// Sets an alarm for the hook that is being called. A function that runs has its own, and is never left in the stop's task.
    private func setAlarm(_ state: inout State) {
        guard state.stop.call?.hook != .running, let limit = state.limits.next else { return }
        state.stop.limit = limit
        state.stop.alarm = Alarm(after: limit) { [self] in takeOver($0) }
    }

    /// Has the next task go on, unless the hook that the alarm was set for has ended.
    private func takeOver(_ alarm: Alarm) {
        let stopper = state.withLock { state -> UnsafeContinuation<Bool, Never>? in
            guard state.stop.alarm === alarm else { return nil }
            state.stop.alarm = nil
            state.stop.turn += 1
            return state.stop.stopper.take()
        }
        stopper?.resume(returning: true)
    }

    /// Ends and stops everything that was started or made since, then disposes of everything, unless another task takes over.
    private func stopAll(in turn: Int) async {
        if turn == 0, !state.withLock({ $0.stop.isLast }) { await endOthers() }
        var failure: Failure?
        while true {
            let next = next(in: turn, after: failure)
            failure = nil
            switch next {
            case .call(let call, let outcome, let isSpent):
                if isSpent { withUnsafeCurrentTask { $0?.cancel() } }
                failure = await make(call, outcome)
            case .wait: fail(await endRuns(limit: state.withLock { $0.limits.next }))
            case .dispose(let instance):
                instance.isDisposedOnMainActor ? await instance.disposeOnMainActor() : instance.disposeHere()
            case .letGo:
                letGo()
                return settle()
            case .nothing: return
            }
        }
    }

    /// Calls a hook, and returns its failure.
    @inline(__always)
    private func make(_ call: Call, _ outcome: ComponentOutcome) async -> Failure? {
        let instance = call.instance
        do {
            switch call.hook {
            case .onEnd: try await stopping { try await instance.hooks.functions.end?(instance, outcome) }
            case .running: try await endRunning(instance)
            default: try await stopping { try await instance.hooks.functions.stop?(instance) }
            }
        } catch {
            return (describe(instance.slot), error)
        }
        return nil
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
        state.withLock { state in
            guard state.stop.turn == turn else { return .nothing }
            state.stop.alarm.take()?.cancel()
            state.stop.end(with: failure)
            if !state.stop.isDisposing, state.stop.isBetweenInstances, state.isMaking {
                state.stop.call = nil
                return .wait
            }
            guard let call = state.takeCall(in: order) else {
                state.stop.isDisposing = true
                if let last = state.takeLast(in: order) { return .dispose(last) }
                phase = .disposed
                return .letGo
            }
            if state.stop.stopper != nil { setAlarm(&state) }
            if call.hook == .onEnd, case .cancelled = state.stop.outcome { state.stop.endError = CancellationError() }
            return .call(call, state.stop.outcome, isSpent: state.limits.isSpent)
        }
    }

    func fail(_ failures: [Failure]) {
        if !failures.isEmpty { state.withLock { $0.stop.failures += failures } }
    }

    /// Ends a closing, and resumes all that wait for it.
    func settle() {
        let (stopper, waiters) = state.withLock { state in
            phase = .closed
            state.stop.task = nil
            if !state.stop.failures.isEmpty { state.stop.result = StopError(failures: state.stop.failures) }
            defer { state.stop.waiters = [] }
            return (state.stop.stopper.take(), state.stop.waiters)
        }
        stopper?.resume(returning: false)
        for waiter in waiters { waiter.resume() }
    }
}
