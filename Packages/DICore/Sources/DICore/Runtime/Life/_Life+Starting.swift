// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Returns the record of a component that is to be opened, before its construction; it keeps the frame until the component
    /// is stopped. A component that was made by hand has no frame.
    ///
    /// From now on, a stop of the parent stops it first, and cancels its construction. Throws if that stop has begun.
    package static func _opening(
        _ frame: _Frame?, _ limits: _LifeLimits, component: Any.Type
    ) throws(ClosedComponentError) -> _Life {
        let life = frame?._life ?? _Life { _ in Diagnostic.Step(name: "") }
        let (kept, outer) = (frame.map { KeptFrame(frame: $0) }, frame?._outerLife)
        life.state.withLock { state in
            life.enter(.starting)
            state.frame = kept
            state.limits = limits
            state.start.isUnderWay = true
            state.parent = outer
        }
        if let outer, !outer.adopt(life) {
            // Released outside of the lock, since it may be the last reference.
            _ = life.state.withLock { $0.frame.take() }
            throw ClosedComponentError(_component: component)
        }
        return life
    }

    /// Begins the start, and ends it unless an instance has `onStart` or `running`; then returns the instances to
    /// start, in the order of making. Throws the errors of `_start`.
    package func _beginStart(component: Any.Type) throws -> [RecordedInstance]? {
        let isCancelled = Task.isCancelled
        let (isDue, instances) = state.withLock { state -> (Bool, [RecordedInstance]?) in
            guard !_isStopping else { return (false, nil) }
            state.start.hasBegun = true
            if state.hasStarts { return (true, state.instances.reversed()) }
            enter(.running)
            state.start.isUnderWay = false
            if !isCancelled { for instance in state.instances { instance.isStopDue = true } }
            return (true, nil)
        }
        guard isDue else { throw ClosedComponentError(_component: component) }
        if instances == nil { try Task.checkCancellation() }
        return instances
    }

    /// Calls the `onStart` and the `running` of each instance, one after the other; all in one task, which is left
    /// behind at its deadline.
    ///
    /// Throws a `LifecycleError`, a `CancellationError` if the task was cancelled, or a `ClosedComponentError` if the
    /// parent was stopped; `component` names this one for the error. The caller stops the component after an error.
    package func _start(_ instances: [RecordedInstance], component: Any.Type) async throws {
        let task = _LimitedTask()
        let (deadline, isCancelled) = state.withLock { state in
            state.start.task = task
            return (state.limits.start.map { .now + $0 } as _Deadline?, _isStopping)
        }
        if isCancelled { cancelStart() }
        let result = await withTaskCancellationHandler {
            task.start { [self] in try await start(instances, in: task, by: deadline, component) }
            task.limit(to: deadline)
            return await task.result().result
        } onCancel: {
            cancelStart()
        }
        let late = state.withLock { state in
            state.start.task = nil
            return state.start.instance.take()
        }
        if case .failure(is _LimitedTask.LeftBehind) = result {
            throw late.map { startError($0, deadline) } ?? CancellationError()
        }
        try result.get()
        try checkRunning()
        try Task.checkCancellation()
        // Fails once the stop has begun, also after the last hook.
        guard endStart(entering: .running) else { throw ClosedComponentError(_component: component) }
    }

    /// Ends a start that failed, so that the component can be stopped, and returns the error to throw.
    package func _endStart(_ error: any Error, component: Any.Type) -> any Error {
        endStart(entering: nil)
        if let ended = _ended { return ended }
        guard _isStopping, error is ClosedComponentError || error is CancellationError, !Task.isCancelled else {
            return error
        }
        return ClosedComponentError(_component: component)
    }

    /// Cancels the start, if it is under way: its hook has until the deadline for work under way.
    func cancelStart() {
        let (task, deadline) = state.withLock { state in (state.start.task, state.limits.cancelStart()) }
        task?.cancel()
        task?.leave(at: deadline)
    }

    private func start(
        _ instances: [RecordedInstance], in task: _LimitedTask, by deadline: _Deadline?, _ component: Any.Type
    ) async throws {
        for instance in instances {
            try Task.checkCancellation()
            try checkRunning()
            if let hook = instance.hooks.start {
                let isDue = state.withLock { state in
                    guard !_isStopping, !task.isOver else { return false }
                    state.start.instance = instance
                    return true
                }
                guard isDue else { throw ClosedComponentError(_component: component) }
                do { try await hook(instance, .returned) } catch {
                    guard isLate(deadline) || !(error is CancellationError && Task.isCancelled) else { throw error }
                    throw startError(instance, deadline, isLate(deadline) ? nil : error)
                }
                if isLate(deadline) { throw startError(instance, deadline) }
            }
            // A start that was left behind has no waiter.
            let isAwaited = state.withLock { state in
                guard !task.isOver else { return false }
                state.start.instance = nil
                instance.isStopDue = true
                return true
            }
            guard isAwaited else { return }
            try run(instance, in: component)
        }
    }

    /// Whether the deadline of the start has cancelled it.
    private func isLate(_ deadline: _Deadline?) -> Bool { Task.isCancelled && deadline.map { $0 <= .now } == true }

    /// The error of a hook; without one of its own, a timeout.
    private func startError(
        _ instance: RecordedInstance, _ deadline: _Deadline?, _ error: (any Error)? = nil
    ) -> any Error {
        let limit = state.withLock { state in
            deadline.map { $0 <= .now } == true
                ? state.limits.start : state.limits.time ?? state.limits.stop ?? state.limits.start
        }
        return LifecycleError(
            hook: .onStart, step: describe(instance.slot),
            underlying: error ?? LifecycleTimeoutError(hook: .onStart, limit: limit ?? .zero))
    }

    /// Ends the start. Returns whether the component has entered a phase.
    @discardableResult
    private func endStart(entering phase: Phase?) -> Bool {
        change { state in
            state.start.isUnderWay = false
            return !_isStopping && phase.map { enter($0) } == true
        }
    }
}
