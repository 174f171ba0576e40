// SPDX-License-Identifier: Apache-2.0

/// A source of delays, which tests replace.
package protocol Sleeper: Sendable {
    /// Suspends the task for some seconds; throws at once when the task is cancelled.
    func sleep(for seconds: Double) async throws(CancellationError)
}

package struct SystemSleeper: Sleeper {
    package init() {}

    /// Suspends the task; returns at once for zero, a negative time or NaN.
    package func sleep(for seconds: Double) async throws(CancellationError) {
        let seconds = seconds.isFinite ? min(max(seconds, 0), 86_400) : 0
        do {
            try await Task.sleep(for: .seconds(seconds))
        } catch {
            throw CancellationError()
        }
    }
}
