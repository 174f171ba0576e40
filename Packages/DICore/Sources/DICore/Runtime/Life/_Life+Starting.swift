// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Calls `onStart` of everything that is made, in the order of making.
    ///
    /// Throws a `StartError`, a `CancellationError` if the task was cancelled, or a `ClosedComponentError` if the component
    /// above was closed; `component` names this one for it. The caller closes the component after an error.
    package func _start(timeout: Duration?, component: Any.Type) async throws {
        guard let noted = beginStart() else { throw ClosedComponentError(_component: component) }
        defer { endStart() }
        for instance in noted {
            try Task.checkCancellation()
            if let hook = instance.hooks.start {
                let call = HookCall(.onStart, limit: timeout) { try await hook(instance) }
                guard begin(call) else { throw ClosedComponentError(_component: component) }
                do { try await call.run() } catch { throw startError(error, of: instance, in: component) }
            }
            state.withLock { _ in instance.isStopDue = true }
        }
        try Task.checkCancellation()
    }

    /// Begins starting, and returns what is made by now; nil if the component above closes this one already.
    private func beginStart() -> [RecordedInstance]? {
        state.withLock { state in
            guard !state.phase.isClosing else { return nil }
            state.phase = .starting
            state.wasStarted = true
            return state.noted
        }
    }

    /// Ends opening that failed, so that the component can be closed, and returns the error to throw.
    package func _endOpening(_ error: any Error, component: Any.Type) -> any Error {
        endStart()
        guard isClosing, error is ClosedComponentError || error is CancellationError, !Task.isCancelled else {
            return error
        }
        return ClosedComponentError(_component: component)
    }

    /// Takes the component as a child, which closes first. Returns false if it is too late.
    func adopt(_ child: _Life) -> Bool {
        let number = state.withLock { state -> Int? in
            guard !state.phase.isClosing else { return nil }
            state.children[state.nextChild] = child
            defer { state.nextChild += 1 }
            return state.nextChild
        }
        guard let number else { return false }
        child.state.withLock { $0.parent = (self, number) }
        return true
    }

    /// Notes the hook that is called next, unless the component is being closed.
    private func begin(_ call: HookCall) -> Bool {
        state.withLock { state in
            guard !state.phase.isClosing else { return false }
            state.call = call
            return true
        }
    }

    private func startError(
        _ error: any Error, of instance: RecordedInstance, in component: Any.Type
    ) -> any Error {
        if error is CancellationError {
            if state.withLock({ $0.phase.isClosing }) { return ClosedComponentError(_component: component) }
            if Task.isCancelled { return error }
        }
        return StartError(step: describe(instance.slot), underlying: error)
    }

    private func endStart() {
        let closer = state.withLock { state in
            state.call = nil
            if case .starting = state.phase { state.phase = .open }
            state.isStarting = false
            defer { state.closer = nil }
            return state.closer
        }
        closer?.resume()
    }
}
