// SPDX-License-Identifier: Apache-2.0

/// A deadline on the clock that stops while the machine sleeps.
///
/// The size of a `SuspendingClock.Instant` is unknown at compile time, and so is the size of every type or asynchronous
/// function that contains one. This type is a `Duration`, whose size the compiler knows.
package struct _Deadline: Comparable, Sendable {
    private static let origin: SuspendingClock.Instant = .now
    /// A century: an instant traps on durations that overflow it.
    private static let longest: Duration = .seconds(100 * 366 * 86_400)

    /// The time since the first use in this process.
    private let time: Duration

    /// The current time.
    static var now: _Deadline { _Deadline(time: SuspendingClock.now - origin) }

    /// The instant until which a task can sleep.
    var instant: SuspendingClock.Instant { Self.origin + time }

    /// The time left; zero after the deadline.
    var left: Duration { max(.zero, time - Self.now.time) }

    static func + (time: _Deadline, duration: Duration) -> _Deadline {
        _Deadline(time: time.time + min(max(duration, .zero), longest))
    }

    package static func < (first: _Deadline, second: _Deadline) -> Bool { first.time < second.time }
}

// Apart from the functions: every program keeps the types of a file with all its data, such as asynchronous functions.
extension _Deadline {
    struct Calls: ~Copyable {
        /// In the order in which they were made.
        var waiting: [Call] = []
        var wakes: _Deadline?
        var sleeper: Task<Void, Never>?
    }

    final class Call: Sendable {
        let deadline: _Deadline
        /// The raw value, whose size the compiler knows.
        let priority: UInt8
        let action: @Sendable () -> Void

        init(_ deadline: _Deadline, _ priority: TaskPriority, _ action: @escaping @Sendable () -> Void) {
            self.deadline = deadline
            self.priority = priority.rawValue
            self.action = action
        }
    }

    /// The calls of the process, for which a single task sleeps. A task for each would leave a timer behind when it is cancelled,
    /// until its time comes: a server that stops a thousand components a second would have thirty thousand.
    static let calls: OrderedMutex<Calls> = OrderedMutex(Calls())
}
