// SPDX-License-Identifier: Apache-2.0

extension _Deadline {
    /// Calls an action at the deadline, in a task of the current priority that has waited for a thread a few times: so has what
    /// the action is for, and what that resumes. Returns a number by which it can be called off.
    func call(_ action: @escaping @Sendable () -> Void) -> Int {
        let call = Call(deadline: self, priority: Task.currentPriority, action: action)
        return Self.calls.withLock { calls in
            calls.last += 1
            calls.waiting[calls.last] = call
            if let wakes = calls.wakes, wakes <= self { return calls.last }
            calls.sleeper?.cancel()
            calls.wakes = self
            calls.sleeper = _startDetachedTask(.high) { await Self.sleep(until: self) }
            return calls.last
        }
    }

    /// Calls an action off, unless its call has begun.
    static func callOff(_ number: Int) {
        let call = calls.withLock { $0.waiting.removeValue(forKey: number) }
        // Released outside of the lock.
        withExtendedLifetime(call) {}
    }

    /// Sleeps until the earliest deadline, again and again while there is one. Cancelled if another task has an earlier one.
    private static func sleep(until first: _Deadline) async {
        var next: _Deadline? = first
        while let deadline = next {
            guard (try? await Task.sleep(until: deadline.instant, clock: .suspending)) != nil else { return }
            let due: [Call]
            (due, next) = calls.withLock { calls in
                let now = _Deadline.now
                let due = calls.waiting.filter { $0.value.deadline <= now }
                for number in due.keys { calls.waiting[number] = nil }
                calls.wakes = calls.waiting.values.map(\.deadline).min()
                return (due.sorted { $0.key < $1.key }.map(\.value), calls.wakes)
            }
            for call in due {
                _startDetachedTask(call.priority) {
                    for _ in 0..<3 { await Task.yield() }
                    call.action()
                }
            }
        }
    }
}
