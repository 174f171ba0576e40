// SPDX-License-Identifier: Apache-2.0

/// The request to stop a component that serves, from which on its budget counts.
package final class _StopRequest: Sendable {
    private let made: OrderedMutex<_Deadline?> = OrderedMutex(nil)
    private let timeout: OrderedMutex<HookTimeoutError?> = OrderedMutex(nil)

    /// Prepares a request that is not made yet.
    package init() {}

    /// Makes the request; the first time counts.
    package func make() {
        made.withLock { $0 = $0 ?? .now }
    }

    /// Whether the request was made.
    package var isMade: Bool { time != nil }

    /// The outcome of work that returned: its function may have been left behind.
    package var outcome: ComponentOutcome { timeout.withLock { $0 }.map { .threw($0) } ?? .returned }

    var time: _Deadline? { made.withLock { $0 } }

    /// Calls the function that a component serves, until it ends.
    ///
    /// The cancellation of the task asks it to finish if the request was made, and else cancels it. It has two thirds of the budget
    /// then, is cancelled, has a second more, and is left behind.
    ///
    /// - Throws: The error of the function, or `HookTimeoutError`.
    package func serve(
        within budget: Duration?, finish: @escaping @Sendable () -> Void,
        _ function: @escaping @Sendable () async throws -> Void
    ) async throws {
        let call = HookCall(.running, limit: nil, function)
        try await withTaskCancellationHandler {
            call.start()
            do { try await call.value(limit: nil) } catch let error as HookTimeoutError {
                timeout.withLock { $0 = error }
                throw error
            }
        } onCancel: {
            if isMade { finish() } else { call.cancel() }
            if let budget { call.expire(after: Alarm.sensible(budget) * 2 / 3, grace: .seconds(1)) }
        }
    }
}
