// SPDX-License-Identifier: Apache-2.0

/// A task that others wait for no longer than until a deadline. It is cancelled then, and left behind.
///
/// It begins on the caller's thread, so work that doesn't suspend costs no hop.
package final class _LimitedTask: Sendable {
    /// The outcome of a task that did not end in time.
    package struct LeftBehind: Error {}

    /// The running task.
    private struct Runner: @unchecked Sendable {
        // Proof of @unchecked Sendable: it is only cancelled, which any thread may do. A copy of the value owns the task.
        let task: UnsafeCurrentTask
    }

    private struct State: ~Copyable {
        var result: Result<Void, any Error>?
        var waiter: UnsafeContinuation<Result<Void, any Error>, Never>?
        /// The task, from its first step on.
        var runner: Runner?
        var isCancelled: Bool = false
        /// The calls at its deadlines.
        var calls: [Int] = []
    }

    private let state: OrderedMutex<State> = OrderedMutex(State())

    /// Makes a task that is yet to begin.
    package init() {}

    /// Whether nobody waits for the task any more: it has ended, or was left behind.
    var isOver: Bool { state.withLock { $0.result != nil } }

    /// Whether the task was cancelled before it was over.
    var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Starts the task, once.
    package func start(_ work: @escaping @Sendable () async throws -> Void) {
        Task.startingHere {
            let runner = withUnsafeCurrentTask { $0.map(Runner.init) }
            let isCancelled = self.state.withLock { state in
                state.runner = runner
                return state.isCancelled
            }
            if isCancelled { runner?.task.cancel() }
            do {
                try await work()
                self.end(.success(()))
            } catch {
                self.end(.failure(error))
            }
        }
    }

    /// Waits for the end: the result, or `LeftBehind`. For one waiter.
    package func result(isolation: isolated (any Actor)? = #isolation) async -> Result<Void, any Error> {
        await withUnsafeContinuation { waiter in
            let result = state.withLock { state in
                if state.result == nil { state.waiter = waiter }
                return state.result
            }
            if let result { waiter.resume(returning: result) }
        }
    }

    /// Cancels the task, also one that is yet to begin.
    package func cancel() {
        let runner = state.withLock { state in
            if state.result == nil { state.isCancelled = true }
            return state.runner
        }
        runner?.task.cancel()
    }

    /// Cancels the task at a deadline, and leaves it behind a second later. One that begins after that has a tenth of a second.
    func limit(to deadline: _Deadline?) {
        call(at: deadline) { [self] in
            cancel()
            leave(at: deadline.map { max($0 + .seconds(1), .now + .milliseconds(100)) })
        }
    }

    /// The same after a time.
    package func limit(to time: Duration?) {
        limit(to: time.map { .now + $0 } as _Deadline?)
    }

    /// Leaves the task behind at a deadline.
    func leave(at deadline: _Deadline?) {
        call(at: deadline) { [self] in
            end(.failure(LeftBehind()))
            cancel()
        }
    }

    private func call(at deadline: _Deadline?, _ action: @escaping @Sendable () -> Void) {
        guard let deadline else { return }
        state.withLock { state in
            if state.result == nil { state.calls.append(deadline.call(action)) }
        }
    }

    /// Ends the waiting, unless it has ended.
    private func end(_ result: Result<Void, any Error>) {
        let (waiter, calls) = state.withLock { state in
            if state.result == nil { state.result = result }
            defer { state.calls = [] }
            return (state.waiter.take(), state.calls)
        }
        for call in calls { _Deadline.callOff(call) }
        waiter?.resume(returning: result)
    }
}
