// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// The first end of a `running` function, if that came before the stop.
    package var _ended: LifecycleError? { state.withLock { $0.running.ended?.error } as? LifecycleError }

    /// Whether the component has functions that run, whose end cancels its body.
    package var _hasRunners: Bool { hasRunners.load(ordering: .acquiring) }

    /// Notes how to cancel the component's body, nil at its end, and cancels it at once if a `running` function has ended.
    package func _body(cancelledBy cancel: (@Sendable () -> Void)?) {
        let (last, hasEnded) = state.withLock { state in
            let last = state.running.cancelBody
            state.running.cancelBody = cancel
            return (last, state.running.ended != nil)
        }
        withExtendedLifetime(last) {}
        if hasEnded { cancel?() }
    }

    func checkRunning() throws {
        if let ended = _ended { throw ended }
    }

    /// Notes the end of a function, which cancels the component's start or body, unless the stop has begun.
    private func note(endOf instance: RecordedInstance, with error: (any Error)?) {
        let hooks = instance.hooks
        // An instance that is shared weakly may have gone before it could run.
        if _isStopping || error == nil && (hooks.mayReturn || hooks.isWeak) { return }
        let end = LifecycleError(hook: .running, step: describe(instance.slot), underlying: error)
        let (isStarting, cancel) = change { state -> (Bool, (@Sendable () -> Void)?) in
            guard !_isStopping, state.running.ended == nil else { return (false, nil) }
            state.running.ended = (end, instance.slot)
            return (state.start.task != nil, state.running.cancelBody)
        }
        if isStarting { cancelStart() }
        cancel?()
    }

    /// Calls the `running` function of an instance, if it has one, without waiting for it.
    func run(_ instance: RecordedInstance, in component: Any.Type) throws {
        guard let run = instance.hooks.run else { return }
        let task = _LimitedTask()
        let isBegun = state.withLock { _ in
            guard !_isStopping else { return false }
            instance.runner = task
            return true
        }
        guard isBegun else { throw ClosedComponentError(_component: component) }
        task.start { [self] in
            do { try await run(instance, .returned) } catch {
                note(endOf: instance, with: error)
                throw error
            }
            note(endOf: instance, with: nil)
        }
    }

    /// Waits for the end of a `running` function, for the stop, or for the cancellation of the task.
    package func _runningEnds(isolation: isolated (any Actor)? = #isolation) async -> LifecycleError? {
        await withTaskCancellationHandler {
            await wait { Task.isCancelled || _isStopping || $0.running.ended != nil }
        } onCancel: {
            change { _ in }
        }
        return state.withLock { state in
            state.running.isTold = state.running.ended != nil
            return state.running.ended?.error
        } as? LifecycleError
    }
}
