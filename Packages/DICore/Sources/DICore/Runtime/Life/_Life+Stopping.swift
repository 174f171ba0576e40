// SPDX-License-Identifier: Apache-2.0

extension _Life {
    /// A closing under way, and its result.
    ///
    /// One task stops everything. If a hook is late, the task is cancelled and left behind with it, and the next one takes its
    /// turn.
    struct Stop: ~Copyable {
        /// Whether nothing is to be ended before: nothing below is open, and nothing is under way.
        var isLast: Bool = false
        var turn: Int = 0
        /// The task that stops.
        var task: Task<Void, Never>?
        /// The highest priority of those that wait; nil if it is that of the first.
        var priority: TaskPriority?
        var isDisposing: Bool = false
        /// The hook that is being called, and its instance.
        var call: (instance: RecordedInstance, hook: BindingGraph.Hook)?
        /// The instance whose `onStop` comes after its `onEnd`.
        var ended: RecordedInstance?
        var outcome: ComponentOutcome = .cancelled
        /// The first error of an `onEnd` after the work had returned.
        var endError: (any Error)?
        /// Rings when that hook is late; armed if it has suspended.
        var alarm: Alarm?
        /// Resumed with true if a hook is late, and with false at the end.
        var stopper: UnsafeContinuation<Bool, Never>?
        /// All others that wait for the end.
        var waiters: [UnsafeContinuation<Void, Never>] = []
        var failures: [(step: Diagnostic.Step, error: any Error)] = []
        var result: StopError?

        /// Notes the end of the hook that was called. What ends after an `onEnd` that failed belongs to work that failed.
        mutating func end(with failure: (step: Diagnostic.Step, error: any Error)?) {
            let ended = call.take()
            guard let failure else { return }
            failures.append(failure)
            guard ended?.hook == .onEnd, case .returned = outcome else { return }
            outcome = .threw(failure.error)
            endError = failure.error
        }
    }

    /// The error of work that returned, if an `onEnd` has failed since, or was told that the work was cancelled.
    package var _endError: (any Error)? { state.withLock { $0.stop.endError } }

    /// The part of a stop that comes next.
    private enum Next {
        case end(RecordedInstance, ComponentOutcome)
        case stop(RecordedInstance)
        case dispose(RecordedInstance)
        case letGo
        /// Another task took over.
        case nothing
    }

    /// Stops everything in a task, and in further ones after hooks that are late.
    ///
    /// The tasks are the caller's, whose task-local values they inherit.
    func stopInTasks(isolation: isolated (any Actor)? = #isolation) async {
        var (turn, priority): (Int, TaskPriority?) = (0, nil)
        while true {
            let task = Task.startingHere(priority: priority) { [turn] in await self.stopAll(in: turn) }
            guard phase != .closed else { return }
            handPriority(to: task)
            guard await isLate() else { return }
            task.cancel()
            turn += 1
            let (late, limit): ((instance: RecordedInstance, hook: BindingGraph.Hook)?, Duration?)
            (late, limit, priority) = state.withLock { ($0.stop.call, $0.stopLimit, $0.stop.priority) }
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

    private func setAlarm(_ state: inout State) {
        guard let limit = state.stopLimit else { return }
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
        var failure: (step: Diagnostic.Step, error: any Error)?
        while true {
            let next = next(in: turn, after: failure)
            failure = nil
            switch next {
            case .end(let instance, let outcome):
                failure = await failed(instance) { try await instance.hooks.end?(instance, outcome) }
            case .stop(let instance):
                failure = await failed(instance) { try await instance.hooks.stop?(instance) }
            case .dispose(let instance):
                instance.isDisposedOnMainActor ? await instance.disposeOnMainActor() : instance.disposeHere()
            case .letGo:
                if let words = letGo() { await _Slot.releaseThere(words) }
                return settle()
            case .nothing: return
            }
        }
    }

    /// Calls a hook, and returns its failure.
    private func failed(
        _ instance: RecordedInstance, _ hook: () async throws -> Void
    ) async -> (step: Diagnostic.Step, error: any Error)? {
        do {
            try await order.mayMake ? Self.$isStopping.withValue(true, operation: hook) : hook()
        } catch {
            return (describe(instance.slot), error)
        }
        return nil
    }

    /// Notes the end of a hook, unless it was late, and takes the next one.
    private func next(in turn: Int, after failure: (step: Diagnostic.Step, error: any Error)?) -> Next {
        state.withLock { state in
            guard state.stop.turn == turn else { return .nothing }
            state.stop.alarm.take()?.cancel()
            state.stop.end(with: failure)
            let ended = state.stop.ended.take()
            guard let instance = ended ?? (state.stop.isDisposing ? nil : state.takeStop(in: order)) else {
                state.stop.isDisposing = true
                if let last = state.takeLast(in: order) { return .dispose(last) }
                phase = .disposed
                return .letGo
            }
            let isEnd = ended == nil && instance.hooks.end != nil
            state.stop.call = (instance, isEnd ? .onEnd : .onStop)
            if state.stop.stopper != nil { setAlarm(&state) }
            guard isEnd else { return .stop(instance) }
            if instance.hooks.stop != nil { state.stop.ended = instance }
            if case .cancelled = state.stop.outcome { state.stop.endError = CancellationError() }
            return .end(instance, state.stop.outcome)
        }
    }

    func fail(_ failures: [(step: Diagnostic.Step, error: any Error)]) {
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
