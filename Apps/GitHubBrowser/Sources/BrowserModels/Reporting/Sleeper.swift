// SPDX-License-Identifier: Apache-2.0

/// Lets time pass, so that tests need not wait.
public protocol Sleeper: Sendable {
    /// Returns after some seconds, or throws at once when the task is cancelled.
    func sleep(for seconds: Double) async throws(CancellationError)
}

/// A sleeper that waits for the requested time.
public struct SystemSleeper: Sleeper {
    /// Makes a sleeper.
    public init() {}

    /// Suspends the task; it returns at once if the time is not a number or not positive.
    public func sleep(for seconds: Double) async throws(CancellationError) {
        let seconds = seconds.isFinite ? min(max(seconds, 0), 86_400) : 0
        do {
            try await Task.sleep(for: .seconds(seconds))
        } catch {
            throw CancellationError()
        }
    }
}
