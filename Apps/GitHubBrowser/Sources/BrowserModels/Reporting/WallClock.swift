// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Tells the time, so that tests can say what time it is.
public protocol WallClock: Sendable {
    /// Returns the time now.
    func now() -> Date
}

/// The clock of the machine.
public struct SystemClock: WallClock {
    /// Makes a clock.
    public init() {}

    /// Returns the machine's time.
    public func now() -> Date { Date() }
}

/// A clock that stands still.
public struct FixedClock: WallClock {
    private let time: Date

    /// Makes a clock that always shows one time.
    public init(_ time: Date) { self.time = time }

    /// Returns the time it was made with.
    public func now() -> Date { time }
}
