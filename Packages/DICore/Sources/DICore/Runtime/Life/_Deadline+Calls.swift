// SPDX-License-Identifier: Apache-2.0

extension _Deadline {
    /// Calls an action at the deadline, in a task of the current priority that yields a few times first, as the limited
    /// work and its waiters may have to. Returns the call, to be called off.
    func call(_ action: @escaping @Sendable () -> Void) -> Call {
        let call = Call(self, Task.currentPriority, action)
        Self.calls.withLock { calls in
            calls.waiting.append(call)
            if let wakes = calls.wakes, wakes <= self { return }
            calls.sleeper?.cancel()
            calls.wakes = self
            calls.sleeper = _startDetachedTask(.high) { await Self.sleep(until: self) }
        }
        return call
    }

    /// Calls an action off, unless its call has begun. Linear in the calls that wait.
    static func callOff(_ call: Call) {
        calls.withLock { calls in
            if let index = calls.waiting.lastIndex(where: { $0 === call }) { calls.waiting.remove(at: index) }
        }
    }

    /// Sleeps until the earliest deadline, again and again while there is one. Cancelled if another task has an earlier one.
    private static func sleep(until first: _Deadline) async {
        var next: _Deadline? = first
        while let deadline = next {
            guard (try? await Task.sleep(until: deadline.instant, clock: .suspending)) != nil else { return }
            let due: [Call]
            (due, next) = calls.withLock { calls in
                let now = _Deadline.now
                let due = calls.waiting.filter { $0.deadline <= now }
                calls.waiting.removeAll { $0.deadline <= now }
                calls.wakes = nil
                for call in calls.waiting where calls.wakes.map({ call.deadline < $0 }) ?? true {
                    calls.wakes = call.deadline
                }
                return (due, calls.wakes)
            }
            for call in due {
                _startDetachedTask(TaskPriority(rawValue: call.priority)) {
                    for _ in 0..<3 { await Task.yield() }
                    call.action()
                }
            }
        }
    }
}
