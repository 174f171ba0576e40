// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// Suspends until a closing resumes the continuation. The task that stops gets the priority of the current one, also the
    /// one that this is given while it waits, as if its value were awaited.
    ///
    /// On older systems it keeps the priority of the first caller.
    func handingOnPriority<Value: Sendable>(
        isolation: isolated (any Actor)? = #isolation, _ wait: (UnsafeContinuation<Value, Never>) -> Void
    ) async -> Value {
        #if compiler(>=6.2)
        if #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            return await withTaskPriorityEscalationHandler {
                // Not before, since it may be given another one before the handler is there.
                escalate(to: Task.currentPriority)
                return await withUnsafeContinuation(wait)
            } onPriorityEscalated: { [self] _, priority in
                escalate(to: priority)
            }
        }
        #endif
        return await withUnsafeContinuation(wait)
    }

    /// Notes the task that stops, which gets the priority of those that wait already.
    func handPriority(to task: Task<Void, Never>) {
        let priority = state.withLock { state in
            state.stop.task = phase == .closed ? nil : task
            return state.stop.priority
        }
        #if compiler(>=6.2)
        if let priority, #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            task.escalatePriority(to: TaskPriority(rawValue: priority))
        }
        #endif
    }

    #if compiler(>=6.2)
    /// Raises the priority of the task that stops, and of those that go on after it.
    @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    private func escalate(to priority: TaskPriority) {
        let task = state.withLock { state -> Task<Void, Never>? in
            if let highest = state.stop.priority, highest >= priority.rawValue { return nil }
            state.stop.priority = priority.rawValue
            return state.stop.task
        }
        task?.escalatePriority(to: priority)
    }
    #endif
}
