// SPDX-License-Identifier: Apache-2.0

/// A time of the clock that stops while the machine sleeps, by which something is to end.
///
/// The size of a `SuspendingClock.Instant` is not known before a program runs, and neither is that of any record or
/// asynchronous function that contains one. This type is a `Duration`, whose size the compiler knows.
package struct _Deadline: Comparable, Sendable {
    private static let origin: SuspendingClock.Instant = .now

    /// The time since the first use in this process.
    private let time: Duration

    private init(_ time: Duration) {
        self.time = time
    }

    /// The current time.
    static var now: _Deadline { _Deadline(SuspendingClock.now - origin) }

    /// The time as one to which a task can sleep.
    var instant: SuspendingClock.Instant { Self.origin + time }

    static func + (time: _Deadline, duration: Duration) -> _Deadline { _Deadline(time.time + duration) }

    static func - (end: _Deadline, begin: _Deadline) -> Duration { end.time - begin.time }

    package static func < (first: _Deadline, second: _Deadline) -> Bool { first.time < second.time }
}
