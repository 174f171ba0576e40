// SPDX-License-Identifier: Apache-2.0

/// The graph of waiting threads, in which a cycle could never end.
///
/// The lock is global, but only threads that are about to block or have just woken hold it.
enum WaitGraph {
    private final class Wait: @unchecked Sendable {
        // Proof of Unmanaged and @unchecked Sendable: the waiting thread keeps the frame alive, and its makings where they are,
        // until it has removed its entry, for which it needs the lock. Entries are read under the lock only.
        let frame: Unmanaged<_Frame>
        let index: Int
        let owner: UInt
        /// The makings of the waiting thread.
        let makings: _ThreadConstruction.Address?
        /// The failure of the owner, if it left the slot empty.
        var failure: ConstructionError?

        init(_ index: Int, of frame: _Frame, madeBy owner: UInt, _ makings: _ThreadConstruction.Address?) {
            // Proof of Unmanaged: as above.
            self.frame = .passUnretained(frame)
            (self.index, self.owner, self.makings) = (index, owner, makings)
        }

        /// Whether the owner is still making the instance; otherwise the waiting thread is about to continue.
        var isBlocked: Bool {
            frame._withUnsafeGuaranteedRef { $0._word(index) } == owner | 1
        }

        /// Whether the wait is for the instance of a slot.
        func isFor(_ index: Int, of frame: _Frame) -> Bool {
            // Proof of Unmanaged: as above.
            index == self.index && self.frame._withUnsafeGuaranteedRef { $0 === frame }
        }

        /// The binding that is waited for.
        var step: Diagnostic.Step { frame._withUnsafeGuaranteedRef { $0._step(index) } }

        /// Its frame.
        // Proof of Unmanaged: as above.
        var frameID: ObjectIdentifier { frame._withUnsafeGuaranteedRef { ObjectIdentifier($0) } }
    }

    private static let waits: OrderedMutex<[UInt: Wait]> = OrderedMutex([:])

    /// Notes that a thread is about to wait. If that closes a cycle, the thread doesn't wait, and the error of all threads on the
    /// cycle is returned; the process traps where the thread's making can't fail.
    static func enter(
        _ thread: UInt, waitsFor owner: UInt, toMake index: Int, of frame: _Frame, mayFail: Bool
    ) -> ConstructionError? {
        let makings = _ThreadConstruction.current
        return waits.withLock { waits in
            let wait = Wait(index, of: frame, madeBy: owner, makings)
            var cycle = [wait]
            waits[thread] = wait
            while let last = cycle.last, last.isBlocked, last.owner != thread {
                guard let next = waits[last.owner], next.isBlocked else { return nil }
                cycle.append(next)
            }
            guard cycle.last?.owner == thread, cycle.allSatisfy(\.isBlocked) else { return nil }
            guard mayFail else {
                let path = [cycle[cycle.count - 1].step] + cycle.map(\.step)
                Diagnostic.constructionCycle(path: path, threads: cycle.count)._endProcess()
            }
            waits[thread] = nil
            return error(of: cycle)
        }
    }

    /// Notes that a thread no longer waits, and returns the failure of the thread that it waited for.
    static func leave(_ thread: UInt) -> ConstructionError? {
        waits.withLock { $0.removeValue(forKey: thread)?.failure }
    }

    /// Hands a failure to all threads that wait for the instance of a slot, which stays empty.
    static func fail(_ index: Int, of frame: _Frame, with failure: ConstructionError) {
        waits.withLock { waits in
            for wait in waits.values where wait.isFor(index, of: frame) { wait.failure = failure }
        }
    }

    /// The error for threads that wait for each other. The lock is held, so none of them continues.
    @_optimize(size)
    private static func error(of cycle: [Wait]) -> ConstructionError {
        var (path, members): ([Diagnostic.Step], [ConstructionMark]) = ([], [])
        var made = cycle[cycle.count - 1]
        for wait in cycle {
            defer { made = wait }
            // The makings of the waiting thread, from the one that another thread waits for.
            let marks = _ThreadConstruction.marks(from: wait.makings)
            let first = marks.firstIndex { $0.frame == made.frameID } ?? marks.count
            // A waiting thread may have begun the binding that it waits for.
            let steps = marks.map { $0.step.describe() }
            let end = first < steps.count && steps.last == wait.step ? steps.count - 1 : steps.count
            guard let start = (first..<end).last(where: { steps[$0] == made.step }) else {
                path.append(made.step)
                continue
            }
            for index in start..<end {
                path.append(steps[index])
                members.append(marks[index])
            }
        }
        if let first = path.first { path.append(first) }
        return ConstructionError(cycle: ConstructionCycle(members: members, threads: cycle.count), path: path)
    }
}
