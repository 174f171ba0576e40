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
