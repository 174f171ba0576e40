// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A source of the current time, which tests replace.
public protocol WallClock: Sendable {
    /// Returns the current time.
    func now() -> Date
}

/// The system clock, or a clock with a fixed time.
public struct SystemClock: WallClock {
    private let time: Date?

    /// Creates a clock, with a fixed time if one is given.
    public init(at time: Date? = nil) { self.time = time }

    /// Returns the current time, or the fixed one.
    public func now() -> Date { time ?? Date() }
}
