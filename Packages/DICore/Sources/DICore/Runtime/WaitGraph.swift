// SPDX-License-Identifier: Apache-2.0

/// The graph of waiting threads, in which a cycle could never end.
///
/// The lock is global, but only threads that are about to block or have just woken hold it.
enum WaitGraph {
    private struct Wait: @unchecked Sendable {
        // Proof of Unmanaged and @unchecked Sendable: the waiting thread keeps the frame alive until it has removed its
        // entry, and entries are read under the lock only.
        let frame: Unmanaged<_Frame>
        let index: Int
        let owner: UInt
        /// The failure of the owner, if it left the slot empty.
        var failure: ConstructionError?

        /// Whether the owner is still making the instance; otherwise the waiting thread is about to continue.
        var isBlocked: Bool {
            frame._withUnsafeGuaranteedRef { $0._word(index) } == owner | 1
        }

        /// Whether the wait is for the instance of a slot.
        func isFor(_ index: Int, of frame: _Frame) -> Bool {
            index == self.index && self.frame.toOpaque() == Unmanaged.passUnretained(frame).toOpaque()
        }

        var step: Diagnostic.Step {
            frame._withUnsafeGuaranteedRef { $0._step(index) }
        }
    }

    private static let waits: OrderedMutex<[UInt: Wait]> = OrderedMutex([:])

    /// Notes that a thread is about to wait; traps with the path when that closes a cycle.
    static func enter(_ thread: UInt, waitsFor owner: UInt, toMake index: Int, of frame: _Frame) {
        let wait = Wait(frame: .passUnretained(frame), index: index, owner: owner)
        let cycle: [Diagnostic.Step]? = waits.withLock { waits in
            waits[thread] = wait
            var steps: [Diagnostic.Step] = [wait.step]
            var current = wait
            while current.isBlocked, let next = waits[current.owner] {
                guard next.isBlocked else { return nil }
                steps.append(next.step)
                if next.owner == thread { return steps }
                current = next
            }
            return nil
        }
        if let cycle {
            let path = [cycle[cycle.count - 1]] + cycle
            ConstructionTrace.trap(.constructionCycle(path: path, threads: cycle.count))
        }
    }

    /// Notes that a thread no longer waits, and returns the failure of the thread that it waited for.
    static func leave(_ thread: UInt) -> ConstructionError? {
        waits.withLock { $0.removeValue(forKey: thread)?.failure }
    }

    /// Hands a failure to all threads that wait for the instance of a slot, which stays empty.
    static func fail(_ index: Int, of frame: _Frame, with failure: ConstructionError) {
        waits.withLock { waits in
            for thread in waits.keys where waits[thread]?.isFor(index, of: frame) == true {
                waits[thread]?.failure = failure
            }
        }
    }
}
