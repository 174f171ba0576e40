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
    func end(_ instance: RecordedInstance, with error: (any Error)?) {
        let hooks = instance.hooks.functions
        // An instance that is shared weakly may have gone before it could run.
        if isClosing || error == nil && (hooks.mayReturn || hooks.isWeak) { return }
        let ended = RunningEndedError(step: describe(instance.slot), underlying: error)
        let (call, cancel, waiters) = state.withLock { state in
            guard !isClosing, state.running.ended == nil else { return Effect(nil, nil, []) }
            state.running.ended = ended
            return Effect(state.call, state.running.cancelWork, state.running.takeWaiters())
        }
        call?.cancel()
        cancel?()
        for waiter in waiters { waiter.resume() }
    }

    private typealias Effect = (HookCall?, (@Sendable () -> Void)?, [CheckedContinuation<Void, Never>])
}
