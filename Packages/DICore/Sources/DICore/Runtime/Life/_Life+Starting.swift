// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Begins starting, which is all of it unless something has an `onStart`, as the result says. Throws what `_start` does.
    package func _startsHere(component: Any.Type) throws -> Bool {
        let isCancelled = Task.isCancelled
        let isHere = state.withLock { state -> Bool? in
            guard !isClosing else { return nil }
            state.wasStarted = true
            if state.hasStarts {
                phase = .starting
                state.youngestToStart = state.last
                return false
            }
            phase = .open
            state.isStarting = false
            var next = isCancelled ? nil : state.last
            while let instance = next {
                instance.isStopDue = true
                next = instance.previous
            }
            return true
        }
        guard let isHere else { throw ClosedComponentError(_component: component) }
        if isHere { try Task.checkCancellation() }
        return isHere
    }

    /// Calls `onStart` of everything that was made before starting began, in the order of making, and then what runs.
    ///
    /// Throws a `StartError`, a `RunningEndedError`, a `CancellationError` if the task was cancelled, or a `ClosedComponentError` if the component
    /// above was closed; `component` names this one for it. The caller closes the component after an error.
    package func _start(timeout: Duration?, component: Any.Type) async throws {
        defer { endStart() }
        for instance in state.withLock({ $0.starting() }) {
            try Task.checkCancellation()
            try checkRunning()
            if let hook = instance.hooks.functions.start {
                let call = HookCall(.onStart, limit: timeout) { try await hook(instance) }
                guard begin(call) else { throw ClosedComponentError(_component: component) }
                do { try await call.run(limitAfterCancellation: limitOfStart) } catch {
                    throw startError(error, of: instance, in: component)
                }
            }
            state.withLock { _ in instance.isStopDue = true }
            try run(instance, in: component)
        }
        try checkRunning()
        try Task.checkCancellation()
        if isClosing { throw ClosedComponentError(_component: component) }
    }

    /// Ends opening that failed, so that the component can be closed, and returns the error to throw.
    package func _endOpening(_ error: any Error, component: Any.Type) -> any Error {
        endStart()
        if let ended = _ended { return ended }
        guard isClosing, error is ClosedComponentError || error is CancellationError, !Task.isCancelled else {
            return error
        }
        return ClosedComponentError(_component: component)
    }

    /// Notes the hook that is called next, unless the component is being closed.
    private func begin(_ call: HookCall) -> Bool {
        state.withLock { state in
            guard !isClosing else { return false }
            state.call = call
            // What runs may have ended since the last check.
            if state.running.ended != nil { call.cancel(limit: state.limits.cancelStart()) }
            return true
        }
    }

    private func startError(
        _ error: any Error, of instance: RecordedInstance, in component: Any.Type
    ) -> any Error {
        if error is CancellationError {
            if isClosing { return ClosedComponentError(_component: component) }
            if Task.isCancelled { return error }
        }
        return StartError(step: describe(instance.slot), underlying: error)
    }

    /// Notes that the start is cancelled, and returns the time for its hook to end.
    @Sendable func limitOfStart() -> Duration? {
        state.withLock { $0.limits.cancelStart() }
    }

    private func endStart() {
        let closer = state.withLock { state in
            state.call = nil
            if phase == .starting { phase = .open }
            state.isStarting = false
            return state.closer.take()
        }
        closer?.resume()
    }
}
