// SPDX-License-Identifier: Apache-2.0

/// The request to stop a component that serves, from which on the time of its stop counts.
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
    /// The cancellation of the task asks it to finish if the request was made, and else cancels it. It has two thirds of the time of
    /// the stop then, is cancelled, has a second more, and is left behind.
    ///
    /// - Throws: The error of the function, or `HookTimeoutError`.
    package func serve(
        within time: Duration?, finish: @escaping @Sendable () -> Void,
        _ function: @escaping @Sendable () async throws -> Void
    ) async throws {
        let task = LimitedTask()
        let result = await withTaskCancellationHandler {
            task.start(function)
            return await task.result()
        } onCancel: {
            isMade ? finish() : task.cancel()
            task.limit(to: time.map { .now + $0 / 3 * 2 })
        }
        guard case .failure(is LimitedTask.LeftBehind) = result else { return try result.get() }
        let error = HookTimeoutError(hook: .running, limit: time ?? .zero)
        timeout.withLock { $0 = error }
        throw error
    }
}
