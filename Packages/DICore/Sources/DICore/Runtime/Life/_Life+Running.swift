// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// The first end of a function that runs, if that came before the stop.
    package var _ended: RunningEndedError? { state.withLock { $0.running.ended } }

    /// Whether the component has functions that run, whose end cancels its work.
    package var _hasRunners: Bool { state.withLock { $0.hasRunners } }

    /// Notes how the work of the component is cancelled, and cancels it at once if something has ended before.
    package func _work(cancelledBy cancel: @escaping @Sendable () -> Void) {
        let hasEnded = state.withLock { state in
            state.running.cancelWork = cancel
            return state.running.ended != nil
        }
        if hasEnded { cancel() }
    }

    /// Notes that the work of the component is over.
    package func _endWork() {
        let cancel = state.withLock { $0.running.cancelWork.take() }
        withExtendedLifetime(cancel) {}
    }

    func checkRunning() throws {
        if let ended = _ended { throw ended }
    }

    /// Ends the component, whose function has ended, unless it is being stopped.
    private func end(_ instance: RecordedInstance, with error: (any Error)?) {
        let hooks = instance.hooks.functions
        // An instance that is shared weakly may have gone before it could run.
        if isClosing || error == nil && (hooks.mayReturn || hooks.isWeak) { return }
        let ended = RunningEndedError(step: describe(instance.slot), underlying: error)
        let (call, cancel, waiters) = state.withLock { state in
            guard !isClosing, state.running.ended == nil else { return Effect(nil, nil, []) }
            state.running.ended = ended
            state.running.endedInstance = ObjectIdentifier(instance)
            return Effect(state.call, state.running.cancelWork, state.running.takeWaiters())
        }
        call?.cancel(limit: limitOfStart())
        cancel?()
        for waiter in waiters { waiter.resume() }
    }

    private typealias Effect = (HookCall?, (@Sendable () -> Void)?, [UnsafeContinuation<Void, Never>])

    /// Calls the function of an instance that runs, if it has one, without waiting for it.
    func run(_ instance: RecordedInstance, in component: Any.Type) throws {
        guard let run = instance.hooks.functions.run else { return }
        let call = HookCall(.running, limit: nil) { [self] in
            do { try await run(instance) } catch {
                end(instance, with: error)
                throw error
            }
            end(instance, with: nil)
        }
        let isBegun = state.withLock { _ in
            guard !isClosing else { return false }
            instance.runner = call
            return true
        }
        guard isBegun else { throw ClosedComponentError(_component: component) }
        call.start()
    }

    /// Waits for the end of a function that runs, for the stop, or for the cancellation of the task.
    package func _running(isolation: isolated (any Actor)? = #isolation) async -> RunningEndedError? {
        let key = RunningWait()
        await withTaskCancellationHandler {
            await withUnsafeContinuation { (waiter: UnsafeContinuation<Void, Never>) in
                let isOver = state.withLock { state in
                    if Task.isCancelled || isClosing || state.running.ended != nil { return true }
                    state.running.add(waiter, of: ObjectIdentifier(key))
                    return false
                }
                if isOver { waiter.resume() }
            }
        } onCancel: {
            state.withLock { $0.running.remove(ObjectIdentifier(key)) }?.resume()
        }
        return state.withLock { state in
            state.running.isTold = state.running.ended != nil
            return state.running.ended
        }
    }

    /// Waits for the end of a function that runs, which the `onStop` of its instance has asked for, or else cancels it. At its
    /// limit it is cancelled, then left behind. Throws its error, unless it is that of a cancellation, or `ended` has told it.
    func endRunning(_ instance: RecordedInstance) async throws {
        guard let call = state.withLock({ _ in instance.runner.take() }) else { return }
        if instance.hooks.functions.stop == nil { call.cancel() }
        let limits = state.withLock { $0.limits }
        do {
            try await call.value(limit: limits.next) { limits.grace }
        } catch is CancellationError {
        } catch  where state.withLock({ $0.running.isTold && $0.running.endedInstance == ObjectIdentifier(instance) }) {
        }
    }
}
