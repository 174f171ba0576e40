// SPDX-License-Identifier: Apache-2.0

/// A call of a hook in its own task, for which others wait no longer than its time limit.
///
/// A separate task can be cancelled and abandoned without the tasks that wait for it. It begins on the caller's thread, so a
/// hook that doesn't suspend costs no hop and no alarm.
final class HookCall: Sendable {
    /// The task of a hook.
    private struct Runner: @unchecked Sendable {
        // Proof of @unchecked Sendable: it is only cancelled, which any thread may do. A copy of the value owns the task.
        let task: UnsafeCurrentTask
    }

    private struct State: ~Copyable {
        var result: Result<Void, any Error>?
        var waiter: UnsafeContinuation<Void, any Error>?
        /// The task, from its first step on.
        var runner: Runner?
        var alarm: Alarm?
        var isCancelled: Bool = false
    }

    private let hook: BindingGraph.Hook
    private let limit: Duration?
    private let call: @Sendable () async throws -> Void
    private let state: OrderedMutex<State> = OrderedMutex(State())

    init(_ hook: BindingGraph.Hook, limit: Duration?, _ call: @escaping @Sendable () async throws -> Void) {
        self.hook = hook
        self.limit = limit
        self.call = call
    }

    /// Calls the hook, once. Throws its error, or a `HookTimeoutError` after cancelling it. Cancelling the caller cancels
    /// the hook, and goes on waiting for it, as long as `limitAfterCancellation` says.
    func run(limitAfterCancellation: @Sendable () -> Duration? = { nil }) async throws {
        // Before the call, since a hook that doesn't suspend may cancel its caller, too.
        try await withTaskCancellationHandler {
            start()
            try await value(limit: limit)
        } onCancel: {
            cancel(limit: limitAfterCancellation())
        }
    }

    /// Calls the hook, once, without waiting for it.
    func start() {
        Task.startingHere { await self.work() }
    }

    /// Waits for the hook. At the limit, cancels it, waits for it as long as the grace says, and leaves it behind.
    func value(limit: Duration?, grace: @escaping @Sendable () -> Duration = { .zero }) async throws {
        try await withUnsafeThrowingContinuation { wait($0, limit, grace) }
    }

    /// Cancels the hook, also one that is yet to begin.
    func cancel() {
        let runner = state.withLock { state in
            state.isCancelled = true
            return state.runner
        }
        runner?.task.cancel()
    }

    /// Cancels the hook, and leaves it behind after a limit, if there is one.
    func cancel(limit: Duration?) {
        cancel()
        if let limit { expire(after: limit, grace: .zero) }
    }

    /// Gives a hook that others already wait for a limit from now on.
    func expire(after limit: Duration, grace: Duration) {
        state.withLock { state in
            guard state.result == nil else { return }
            state.alarm = Alarm(after: limit) { [self] _ in ring(limit, grace) }
        }
    }

    private func work() async {
        await withUnsafeCurrentTask { task in
            begin(task.map(Runner.init))
            do {
                try await call()
                finish(.success(()))
            } catch {
                finish(.failure(error))
            }
        }
    }

    private func begin(_ runner: Runner?) {
        let isCancelled = state.withLock { state in
            state.runner = runner
            return state.isCancelled
        }
        if isCancelled { runner?.task.cancel() }
    }

    private func wait(
        _ waiter: UnsafeContinuation<Void, any Error>, _ limit: Duration?, _ grace: @escaping @Sendable () -> Duration
    ) {
        let result = state.withLock { state in
            if state.result == nil {
                state.waiter = waiter
                // It may have been cancelled before, and have an earlier one.
                if let limit, state.alarm == nil {
                    state.alarm = Alarm(after: limit) { [self] _ in ring(limit, grace()) }
                }
            }
            return state.result
        }
        if let result { waiter.resume(with: result) }
    }

    private func ring(_ limit: Duration, _ grace: Duration) {
        guard grace > .zero else {
            if finish(.failure(HookTimeoutError(hook: hook, limit: limit))) { cancel() }
            return
        }
        state.withLock { state in
            guard state.result == nil else { return }
            state.alarm = Alarm(after: grace) { [self] _ in ring(limit, .zero) }
        }
        cancel()
    }

    /// Ends the waiting, unless it has ended. Returns whether this was the end.
    @discardableResult
    private func finish(_ result: Result<Void, any Error>) -> Bool {
        let (isFirst, waiter) = state.withLock { state -> (Bool, UnsafeContinuation<Void, any Error>?) in
            guard state.result == nil else { return (false, nil) }
            state.result = result
            state.alarm?.cancel()
            return (true, state.waiter.take())
        }
        waiter?.resume(with: result)
        return isFirst
    }
}
