// SPDX-License-Identifier: Apache-2.0

/// A call that comes after a time, unless it is cancelled before.
final class Alarm: Sendable {
    /// A century, which no process runs for.
    private static let longest: Duration = .seconds(100 * 366 * 86_400)

    fileprivate let deadline: _Deadline
    private let priority: TaskPriority = Task.currentPriority
    private let action: OrderedMutex<(@Sendable (Alarm) -> Void)?>

    /// A time that can be added to any instant.
    static func sensible(_ time: Duration) -> Duration { min(max(time, .zero), longest) }

    /// Has the action called after a time, on any thread.
    init(after time: Duration, _ action: @escaping @Sendable (Alarm) -> Void) {
        // An instant traps on durations that overflow it. Nothing can end while the machine sleeps, so the clock stops then.
        deadline = .now + Self.sensible(time)
        self.action = OrderedMutex(action)
        Watchdog.watch(self)
    }

    /// Has the action never called, unless that has begun.
    func cancel() {
        _ = action.withLock { $0.take() }
    }

    fileprivate var isOver: Bool { action.withLock { $0 == nil } }

    /// Calls the action in a task of the priority of whoever set the alarm: what it was set for has had a thread once by then, if
    /// it waited for one.
    fileprivate func ring() {
        Task.detached(priority: priority) { [self] in action.withLock { $0.take() }?(self) }
    }
}

/// The alarms of a process, for which a single task sleeps: it wakes for the earliest deadline that it knows of, and ends when
/// it knows of none.
///
/// An alarm that is cancelled stays in the list for a while, so that cancelling takes no lock of the process.
private enum Watchdog {
    private struct State: ~Copyable {
        var alarms: [Alarm] = []
        var wakes: _Deadline?
        var sleeper: Task<Void, Never>?

        /// Drops what is over, takes what is due, and notes when the next one is.
        mutating func take(dueAt now: _Deadline?) -> [Alarm] {
            var (due, left): ([Alarm], [Alarm]) = ([], [])
            wakes = nil
            for alarm in alarms where !alarm.isOver {
                if let now, alarm.deadline <= now {
                    due.append(alarm)
                } else {
                    left.append(alarm)
                    wakes = min(wakes ?? alarm.deadline, alarm.deadline)
                }
            }
            alarms = left
            return due
        }
    }

    private static let state: OrderedMutex<State> = OrderedMutex(State())

    static func watch(_ alarm: Alarm) {
        state.withLock { state in
            // Only when the list would grow, so that each alarm is looked at a constant number of times.
            if state.alarms.count == state.alarms.capacity {
                let wakes = state.wakes
                _ = state.take(dueAt: nil)
                state.wakes = wakes
            }
            state.alarms.append(alarm)
            if let wakes = state.wakes, wakes <= alarm.deadline { return }
            state.sleeper?.cancel()
            state.wakes = alarm.deadline
            state.sleeper = Task.detached(priority: .high) { await sleep(until: alarm.deadline) }
        }
    }

    private static func sleep(until first: _Deadline) async {
        var next: _Deadline? = first
        while let deadline = next {
            // Cancelled if another task sleeps for an earlier deadline.
            guard (try? await Task.sleep(until: deadline.instant, clock: .suspending)) != nil else { return }
            let due: [Alarm]
            (due, next) = state.withLock { state in
                let due = state.take(dueAt: .now)
                return (due, state.wakes)
            }
            for alarm in due { alarm.ring() }
        }
    }
}
