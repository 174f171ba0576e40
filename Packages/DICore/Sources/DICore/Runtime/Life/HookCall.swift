// SPDX-License-Identifier: Apache-2.0

/// A call of a hook in its own task, for which others wait no longer than its time limit.
///
/// A separate task can be cancelled and abandoned without the tasks that wait for it.
final class HookCall: Sendable {
    private struct State: ~Copyable {
        var result: Result<Void, any Error>?
        var waiter: CheckedContinuation<Void, any Error>?
        var work: Task<Void, Never>?
        var isCancelled: Bool = false
    }

    /// A century, which no process runs for.
    private static let longest: Duration = .seconds(100 * 366 * 86_400)

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
    /// the hook, and goes on waiting for it.
    func run() async throws {
        let work = Task { [call] in
            do {
                try await call()
                finish(.success(()))
            } catch {
                finish(.failure(error))
            }
        }
        begin(work)
        let timer = startTimer()
        defer { timer?.cancel() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wait($0) }
        } onCancel: {
            cancel()
        }
    }

    /// Cancels the hook, also one that is yet to begin.
    func cancel() {
        let work = state.withLock { state in
            state.isCancelled = true
            return state.work
        }
        work?.cancel()
    }

    private func begin(_ work: Task<Void, Never>) {
        let isCancelled = state.withLock { state in
            state.work = work
            return state.isCancelled
        }
        if isCancelled { work.cancel() }
    }

    private func startTimer() -> Task<Void, Never>? {
        guard let limit else { return nil }
        // The sleep traps on durations that overflow a deadline.
        let time = min(max(limit, .zero), Self.longest)
        return Task { [hook] in
            // A clock that stops while the machine sleeps: nothing can end in that time.
            guard (try? await Task.sleep(for: time, clock: .suspending)) != nil else { return }
            if finish(.failure(HookTimeoutError(hook: hook, limit: limit))) { cancel() }
        }
    }

    private func wait(_ waiter: CheckedContinuation<Void, any Error>) {
        let result = state.withLock { state in
            if state.result == nil { state.waiter = waiter }
            return state.result
        }
        if let result { waiter.resume(with: result) }
    }

    /// Ends the waiting, unless it has ended. Returns whether this was the end.
    @discardableResult
    private func finish(_ result: Result<Void, any Error>) -> Bool {
        let (isFirst, waiter) = state.withLock { state -> (Bool, CheckedContinuation<Void, any Error>?) in
            guard state.result == nil else { return (false, nil) }
            state.result = result
            defer { state.waiter = nil }
            return (true, state.waiter)
        }
        waiter?.resume(with: result)
        return isFirst
    }
}
