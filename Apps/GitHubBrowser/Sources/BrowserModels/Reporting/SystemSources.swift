// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A source of the current time, which tests replace.
package protocol WallClock: Sendable {
    func now() -> Date
}

/// The system clock, or a clock with a fixed time.
package struct SystemClock: WallClock {
    private let time: Date?

    package init(at time: Date? = nil) { self.time = time }

    package func now() -> Date { time ?? Date() }
}

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

/// A source of random numbers, which tests replace.
package protocol Randomness: Sendable {
    /// Returns a number from 0 up to, but not including, 1.
    func fraction() -> Double
}

package struct SystemRandomness: Randomness {
    package init() {}

    package func fraction() -> Double { Double.random(in: 0..<1) }
}
