// SPDX-License-Identifier: Apache-2.0

/// A task that waits for flights: until all have succeeded, one has failed, or the task is cancelled.
///
/// The cancellation of its task resumes it immediately, and may come before the task is suspended.
final class Waiter: Sendable {
    private struct State: ~Copyable {
        /// The number of flights that have not ended.
        var remaining: Int
        var outcome: Result<Void, any Error>?
        /// Whether a flight has failed or is about to.
        var isFailing: Bool = false
        /// The instance of the flight that ended last, if no slot keeps it.
        var product: OwnedInstance?
        /// The flights of a build, to be cancelled at the first failure.
        var cancelled: [Flight] = []
        var continuation: UnsafeContinuation<Void, any Error>?
    }

    private let state: OrderedMutex<State>

    /// Makes a waiter for a number of flights.
    init(for count: Int) {
        state = OrderedMutex(State(remaining: count))
    }

    /// Notes that one of the flights has ended, perhaps with an instance that no slot keeps.
    func noteEnd(_ outcome: Result<Void, any Error>, _ product: OwnedInstance? = nil) {
        // Counted within the lock that decides: the success of the last one must not come before the failure of another.
        end(outcome) { state in
            state.product = product
            state.remaining -= 1
            return state.remaining == 0
        }
    }

    /// Ends the wait with an error.
    func fail(_ error: any Error) {
        end(.failure(error)) { _ in true }
    }

    /// Ends the wait, unless it has ended, or a flight succeeded that is not the last.
    private func end(_ outcome: Result<Void, any Error>, if isLast: (inout State) -> Bool) {
        let (continuation, flights) = state.withLock { state -> (UnsafeContinuation<Void, any Error>?, [Flight]) in
            let isLast = isLast(&state)
            if case .success = outcome, !isLast { return (nil, []) }
            guard state.outcome == nil else { return (nil, []) }
            state.outcome = outcome
            if case .failure = outcome { state.isFailing = true }
            defer { state.cancelled = [] }
            return (state.continuation.take(), state.cancelled)
        }
        if case .failure = outcome { for flight in flights { flight.cancel() } }
        continuation?.resume(with: outcome)
    }

    /// Has a flight cancelled if another one fails or the task is cancelled; true if that has happened.
    func cancelsOnFailure(_ flight: Flight) -> Bool {
        state.withLock { state in
            if state.outcome == nil { state.cancelled.append(flight) }
            return state.isFailing
        }
    }

    /// Cancels the other flights of a build, before the one that fails leaves its slot: none of them may start it again.
    func beginFailure() {
        let flights = state.withLock { state in
            state.isFailing = true
            return state.cancelled
        }
        for flight in flights { flight.cancel() }
    }

    /// Suspends until the outcome; throws the first failure, or `CancellationError`. Returns the instance if no slot
    /// keeps it, to be held by the caller: a weakly shared one lives no longer than it is held.
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
