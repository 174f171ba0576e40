// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Stops an unclosed component, in a task.
    package func _abandon() {
        if !_isStopping { _startTask { _ = await self._stop(.cancelled) } }
    }

    /// Stops everything and disposes of everything, in reverse order, children first. All callers wait for one stop and
    /// share its result; no cancellation reaches it.
    ///
    /// The first caller does it, with the outcome that `onEnd` hooks get.
    package func _stop(
        _ outcome: ComponentOutcome, by outer: _LifeLimits? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async -> _Result {
        guard let isAlone = beginStop(outcome, by: outer) else {
            if let outer { shorten(to: outer) }
            await wait { $0.stop.isOver }
            return change { $0.stop.result }
        }
        if !isAlone { await stopOthers() }
        while true {
            switch next() {
            case .wait: await workEnds(by: state.withLock { $0.limits.deadline })
            case .stop(let instance): await stop(instance)
            case .dispose(let instance) where instance.isDisposedOnMainActor || Task.isCancelled:
                await dispose(instance)
            case .dispose(let instance): instance.disposeHere()
            case .release(let parent, let frame):
                parent?.remove(self)
                frame?.frame._releaseSlots()
                return change { state in
                    state.stop.isOver = true
                    state.stop.task = nil
                    return state.stop.result
                }
            }
        }
    }

    /// Takes the next instance to stop, or to dispose of. Instances noted after the last one are disposed of with their
    /// frame.
    private func next() -> Next {
        state.withLock { state in
            if phase == .stopping {
                if state.isMaking { return .wait }
                if let instance = state.takeStop(in: order) { return .stop(instance) }
                enter(.disposing)
            }
            if let last = state.takeLast(in: order) { return .dispose(last) }
            enter(.released)
            return .release(state.parent.take(), state.frame.take())
        }
    }

    /// Ends a build that failed: disposes of its instances. An opened component is stopped by its opener.
    func disposeOfBuild() async {
        guard !isOpened else { return }
        for instance in takeAll() { await dispose(instance) }
    }

    /// Begins the stop, once. Returns whether only instances are to be stopped; nil if the stop has begun before.
    private func beginStop(_ outcome: ComponentOutcome, by outer: _LifeLimits?) -> Bool? {
        change { state in
            guard enter(.stopping) else { return nil }
            if let outer { state.limits.shorten(to: outer) }
            state.stop.outcome = outcome
            let isAlone = state.youngest == nil && state.work.isEmpty && !state.start.isUnderWay && !state.isMaking
            // Alone, its time runs from its first suspension on, since most stops don't suspend.
            if !isAlone { state.limits.beginStop() }
            return isAlone
        }
    }

    /// Limits a stop under way to the deadline of the parent.
    private func shorten(to outer: _LifeLimits) {
        let (task, wait, limits) = state.withLock { state in
            state.limits.shorten(to: outer)
            return (state.stop.task, state.stop.wait, state.limits)
        }
        cancelStart()
        wait?.leave(at: limits.underWay)
        task?.limit(to: limits.deadline)
    }

    /// Ends the work under way, then stops the open components below, the youngest first, by the deadline of this one.
    private func stopOthers(isolation: isolated (any Actor)? = #isolation) async {
        for work in state.withLock({ $0.orderedWork }) { work.stop() }
        if state.withLock({ $0.start.isUnderWay }) { cancelStart() }
        await wait { !$0.start.isUnderWay }
        await workEnds(by: state.withLock { $0.limits.underWay })
        // A child leaves its parent before its stop is over.
        while let (child, limits) = state.withLock({ state in state.youngest.map { ($0, state.limits) } }) {
            let failures = await child._stop(.cancelled, by: limits).failure?.failures ?? []
            state.withLock { $0.stop.failures += failures }
        }
    }

    /// Calls each hook of a stop in a task of its own, since hooks must not see the cancellation of their caller, and
    /// ends the `running` function. A task begins cancelled if no time is left; it is left behind after the deadline.
    private func stop(_ instance: RecordedInstance, isolation: isolated (any Actor)? = #isolation) async {
        var last: LifecycleHook?
        while let hook = instance.hooks.stopping(after: last) {
            last = hook
            let (runner, outcome, isSpent) = state.withLock { state in
                if hook == .onEnd, case .cancelled = state.stop.outcome { state.stop.endError = CancellationError() }
                return (hook == .running ? instance.runner.take() : nil, state.stop.outcome, state.limits.isSpent)
            }
            if hook == .running, runner == nil { continue }
            let task = runner ?? _LimitedTask(isKnown: false)
            // With an `onStop`, the `running` function finishes at its request.
            if isSpent || runner != nil && instance.hooks.stop == nil { task.cancel() }
            let end =
                runner == nil ? task.start { [order] in try await instance.stop(by: hook, outcome, in: order) } : nil
            if let end {
                note(end, isSpent: isSpent, of: hook, in: instance)
            } else {
                let deadline = state.withLock { state in
                    state.stop.task = task
                    state.limits.beginStop()
                    return state.limits.deadline
                }
                task.limit(to: deadline)
                note(await task.result(), isSpent: isSpent, of: hook, in: instance)
            }
        }
    }

    /// Notes the failure of a hook. One that was cancelled at the deadline did not end in time, whatever its result. A
    /// `running` function's error isn't a failure if it is a `CancellationError`, or `ended` has returned it.
    private func note(
        _ end: _LimitedTask.End, isSpent: Bool, of hook: LifecycleHook, in instance: RecordedInstance
    ) {
        let isLate = end.isCancelled && !isSpent && hook != .running
        if case .success = end.result, !isLate { return }
        let step = describe(instance.slot)
        state.withLock { state in
            switch end.result {
            case .failure(let error) where !isLate && !(error is _LimitedTask.LeftBehind):
                let isTold = state.running.isTold && state.running.ended?.slot == instance.slot
                if hook != .running || !(error is CancellationError || isTold) {
                    state.stop.note((step, error), of: hook)
                }
            default:
                let limit = state.limits.time ?? .zero
                state.stop.note((step, LifecycleTimeoutError(hook: hook, limit: limit)), of: hook)
            }
        }
    }

    private func dispose(_ instance: RecordedInstance, isolation: isolated (any Actor)? = #isolation) async {
        guard Task.isCancelled else {
            return instance.isDisposedOnMainActor ? await instance.disposeOnMainActor() : instance.disposeHere()
        }
        // Nor must this hook see the cancellation.
        let task = _LimitedTask()
        task.start { instance.isDisposedOnMainActor ? await instance.disposeOnMainActor() : instance.disposeHere() }
        _ = await task.result()
    }
}
