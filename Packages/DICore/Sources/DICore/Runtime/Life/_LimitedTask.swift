// SPDX-License-Identifier: Apache-2.0

/// A task with a deadline, at which it is cancelled, and soon left behind.
///
/// It begins on the caller's thread, so work that doesn't suspend costs no hop.
package final class _LimitedTask: Sendable {
    /// The outcome of a task that did not end in time.
    package struct LeftBehind: Error {}

    /// The running task. In an object, since the handle's size is unknown at compile time.
    private final class Runner: @unchecked Sendable {
        // Proof of @unchecked Sendable: the task is only cancelled, which any thread may do. A copy of the handle owns it.
        let task: UnsafeCurrentTask

        init(_ task: UnsafeCurrentTask) {
            self.task = task
        }
    }

    private struct State: ~Copyable {
        var result: Result<Void, any Error>?
        var waiter: UnsafeContinuation<Result<Void, any Error>, Never>?
        /// The task from its first step on, if it `isKnown`.
        var runner: Runner?
        /// The task from its first suspension on.
        var task: Task<Void, Never>?
        var isCancelled: Bool = false
        /// The calls at its deadlines.
        var calls: [_Deadline.Call] = []
    }

    private let state: OrderedMutex<State> = OrderedMutex(State())

    private let isKnown: Bool

    /// Makes a task that is yet to begin. One that `isKnown` to others before its first suspension can be cancelled then.
    package init(isKnown: Bool = true) {
        self.isKnown = isKnown
    }

    /// The end of the task: its result, or `LeftBehind`, and whether it was cancelled before.
    package typealias End = (result: Result<Void, any Error>, isCancelled: Bool)

    /// Whether waiting for the task is over: it has ended, or was left behind.
    var isOver: Bool { state.withLock { $0.result != nil } }

    private var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Starts the task, once. Older systems start it on another thread. Returns the end of a task that didn't suspend.
    @discardableResult
    package func start(_ work: @escaping @Sendable () async throws -> Void) -> End? {
        let task = launch(work)
        let (end, isCancelled) = state.withLock { state in
            if state.result == nil { state.task = task }
            return (state.result.map { ($0, state.isCancelled) } as End?, state.isCancelled)
        }
        if isCancelled { task.cancel() }
        if case .failure(is LeftBehind) = end?.result { task.cancel() }
        return end
    }

    private func launch(_ work: @escaping @Sendable () async throws -> Void) -> Task<Void, Never> {
        #if compiler(>=6.2)
        if #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            return Task.immediate { await self.run(work) }
        }
        #endif
        return _startTask { await self.run(work) }
    }

    @inline(__always)
    private func run(_ work: @Sendable () async throws -> Void) async {
        if isKnown {
            let runner = withUnsafeCurrentTask { $0.map(Runner.init) }
            state.withLock { $0.runner = runner }
        }
        if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
        do {
            try await work()
            end(.success(()))
        } catch {
            end(.failure(error))
        }
    }

    /// Waits for the end. For one waiter.
    package func result(isolation: isolated (any Actor)? = #isolation) async -> End {
        let result = await withUnsafeContinuation { waiter in
            let result = state.withLock { state in
                if state.result == nil { state.waiter = waiter }
                return state.result
            }
            if let result { waiter.resume(returning: result) }
        }
        return (result, isCancelled)
    }

    /// Cancels the task, also one that is yet to begin.
    package func cancel() {
        let (task, runner) = state.withLock { state in
            if state.result == nil { state.isCancelled = true }
            return (state.task, state.runner)
        }
        task?.cancel()
        runner?.task.cancel()
    }

    /// Cancels the task at a deadline, and leaves it behind a second later, at least a tenth of a second after it is cancelled.
    func limit(to deadline: _Deadline?) {
        call(at: deadline) { [self] in
            cancel()
            leave(at: deadline.map { max($0 + .seconds(1), .now + .milliseconds(100)) })
        }
    }

    /// The same after a duration.
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
