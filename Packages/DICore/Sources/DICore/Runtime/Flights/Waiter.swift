// SPDX-License-Identifier: Apache-2.0

/// A task that waits for flights: until all have succeeded, one has failed, or the task is cancelled.
///
/// The cancellation of its task resumes it immediately, and may come before the task is suspended.
final class Waiter: Sendable {
    typealias Outcome = Result<Void, any Error>

    /// The continuation of a task whose waiting is over, and its outcome.
    struct Resumption {
        fileprivate let continuation: UnsafeContinuation<Void, any Error>
        fileprivate let outcome: Outcome

        func resume() {
            continuation.resume(with: outcome)
        }
    }

    private struct State: ~Copyable {
        /// The number of flights that have not ended.
        var remaining: Int
        var outcome: Outcome?
        /// The instance of the flight that ended last, if no slot keeps it.
        var product: OwnedInstance?
        /// The flights of a build, which makes nothing again that has failed.
        var cancelled: [Flight] = []
        var continuation: UnsafeContinuation<Void, any Error>?

        /// Ends the waiting, unless it has ended. Returns what is to be cancelled, too.
        mutating func end(_ outcome: Outcome) -> (Resumption?, [Flight]) {
            guard self.outcome == nil else { return (nil, []) }
            self.outcome = outcome
            defer { cancelled = [] }
            let resumption = continuation.take().map { Resumption(continuation: $0, outcome: outcome) }
            if case .failure = outcome { return (resumption, cancelled) }
            return (resumption, [])
        }
    }

    private let state: OrderedMutex<State>

    /// Makes a waiter for a number of flights.
    init(for count: Int) {
        state = OrderedMutex(State(remaining: count))
    }

    /// Notes that one of the flights has ended, perhaps with an instance that no slot keeps.
    func noteEnd(_ outcome: Outcome, _ product: OwnedInstance? = nil) -> Resumption? {
        let (resumption, cancelled) = state.withLock { state -> (Resumption?, [Flight]) in
            state.product = product
            state.remaining -= 1
            if case .success = outcome, state.remaining > 0 { return (nil, []) }
            return state.end(outcome)
        }
        for flight in cancelled { flight.cancel() }
        return resumption
    }

    /// Waits no longer, because of an error.
    func fail(_ error: any Error) {
        let (resumption, cancelled) = state.withLock { $0.end(.failure(error)) }
        for flight in cancelled { flight.cancel() }
        resumption?.resume()
    }

    /// Has a flight cancelled if another one fails, or the task is cancelled.
    func cancelOnFailure(_ flight: Flight) {
        let hasFailed = state.withLock { state in
            if state.outcome == nil { state.cancelled.append(flight) }
            if case .failure = state.outcome { return true }
            return false
        }
        if hasFailed { flight.cancel() }
    }

    /// Suspends until the outcome; throws the first failure, or `CancellationError`. Returns the instance if no slot keeps it, which
    /// is then the caller's: one that is shared weakly lives no longer than it is held.
    func wait(isolation: isolated (any Actor)? = #isolation) async throws -> OwnedInstance? {
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation(isolation: isolation) { continuation in
                let outcome = state.withLock { state in
                    if state.outcome == nil { state.continuation = continuation }
                    return state.outcome
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            fail(CancellationError())
        }
        return state.withLock { $0.product.take() }
    }
}
