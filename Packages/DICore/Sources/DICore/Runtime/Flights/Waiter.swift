// SPDX-License-Identifier: Apache-2.0

/// A task that waits for flights: until all have succeeded, one has failed, or the task is cancelled.
///
/// The cancellation of its task resumes it immediately, and may come before the task is suspended.
final class Waiter: Sendable {
    /// The continuation of a task whose waiting is over, and its outcome.
    struct Resumption {
        fileprivate let continuation: UnsafeContinuation<Void, any Error>
        fileprivate let outcome: Result<Void, any Error>

        func resume() {
            continuation.resume(with: outcome)
        }
    }

    private struct State: ~Copyable {
        /// The number of flights that have not ended.
        var remaining: Int
        /// The flights, once they are known.
        var flights: [Flight] = []
        var outcome: Result<Void, any Error>?
        var continuation: UnsafeContinuation<Void, any Error>?
    }

    private let state: OrderedMutex<State>

    /// Makes a waiter for a number of flights.
    init(for count: Int) {
        state = OrderedMutex(State(remaining: count))
    }

    /// Whether the task no longer waits.
    var isOver: Bool {
        state.withLock { $0.outcome != nil }
    }

    /// Notes that one of the flights has ended. If it failed, the others are left immediately, before any task can start it
    /// again: none of them repeats what has failed.
    func noteEnd(_ result: Result<Void, any Error>) -> Resumption? {
        settle { state in
            state.remaining -= 1
            if case .failure = result { return result }
            return state.remaining == 0 ? result : nil
        }
    }

    /// Waits no longer, because of an error.
    func giveUp(_ error: any Error) {
        settle { _ in .failure(error) }?.resume()
    }

    /// Names the flights, which are left if the waiting ends early.
    private func begin(_ flights: [Flight]) {
        let hasFailed = state.withLock { state in
            if case .failure = state.outcome { return true }
            state.flights = flights
            return false
        }
        if hasFailed { leave(flights) }
    }

    private func leave(_ flights: [Flight]) {
        for flight in flights { flight.leave(self) }
    }

    /// Suspends until the outcome; throws the first failure, or `CancellationError`.
    private func wait(isolation: isolated (any Actor)? = #isolation) async throws {
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation(isolation: isolation) { continuation in
                let outcome = state.withLock { state in
                    if state.outcome == nil { state.continuation = continuation }
                    return state.outcome
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            giveUp(CancellationError())
        }
    }

    /// Suspends until the outcome, and hands a higher priority of the task on to the flights.
    func wait(for flights: [Flight], isolation: isolated (any Actor)? = #isolation) async throws {
        begin(flights)
        #if compiler(>=6.2)
        if #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
            for flight in flights { flight.escalate(to: Task.currentPriority) }
            return try await withTaskPriorityEscalationHandler {
                try await wait(isolation: isolation)
            } onPriorityEscalated: { _, priority in
                for flight in flights { flight.escalate(to: priority) }
            }
        }
        #endif
        // Before that a waiting task can't tell that its priority has changed: the run keeps that of its first request.
        try await wait()
    }

    /// Ends the waiting if a function returns its outcome. Only the first outcome counts.
    private func settle(_ outcome: @Sendable (inout State) -> Result<Void, any Error>?) -> Resumption? {
        let (resumption, left) = state.withLock { state -> (Resumption?, [Flight]) in
            guard state.outcome == nil, let outcome = outcome(&state) else { return (nil, []) }
            state.outcome = outcome
            defer { (state.continuation, state.flights) = (nil, []) }
            let resumption = state.continuation.map { Resumption(continuation: $0, outcome: outcome) }
            if case .failure = outcome { return (resumption, state.flights) }
            return (resumption, [])
        }
        leave(left)
        return resumption
    }
}
