// SPDX-License-Identifier: Apache-2.0

/// Lets time pass, so that tests need not wait.
public protocol Sleeper: Sendable {
    /// Returns after some seconds, or throws at once when the task is cancelled.
    func sleep(for seconds: Double) async throws(CancellationError)
}

/// Waits as long as it is told to.
public struct SystemSleeper: Sleeper {
    /// Makes a sleeper.
    public init() {}

    /// Suspends the task; a time that is no number or none at all is over at once.
    public func sleep(for seconds: Double) async throws(CancellationError) {
        let seconds = seconds.isFinite ? min(max(seconds, 0), 86_400) : 0
        do {
            try await Task.sleep(for: .seconds(seconds))
        } catch {
            throw CancellationError()
        }
    }
}
