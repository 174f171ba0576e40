// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells the time, so that tests can say what time it is.
public protocol WallClock: Sendable {
    /// Returns the time now.
    func now() -> Date
}

/// The clock of the machine, or one that stands still.
public struct SystemClock: WallClock {
    private let time: Date?

    /// Makes a clock, which always shows a time if there is one.
    public init(at time: Date? = nil) { self.time = time }

    /// Returns the time.
    public func now() -> Date { time ?? Date() }
}
