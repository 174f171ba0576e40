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
            // Proof of Unmanaged: as above.
            index == self.index && self.frame._withUnsafeGuaranteedRef { $0 === frame }
        }

        var link: Link {
            frame._withUnsafeGuaranteedRef { frame in
                Link(step: frame._step(index), frame: ObjectIdentifier(frame), owner: owner)
            }
        }
    }

    /// A wait on a cycle: the binding that is waited for, its frame, and the thread that makes it.
    struct Link {
        let step: Diagnostic.Step
        let frame: ObjectIdentifier
        let owner: UInt
    }

    private static let waits: OrderedMutex<[UInt: Wait]> = OrderedMutex([:])

    /// Notes that a thread is about to wait; returns the cycle that it closes, or nil.
    static func enter(_ thread: UInt, waitsFor owner: UInt, toMake index: Int, of frame: _Frame) -> [Link]? {
        let wait = Wait(frame: .passUnretained(frame), index: index, owner: owner)
        return waits.withLock { waits in
            waits[thread] = wait
            var links: [Link] = [wait.link]
            var current = wait
            while current.isBlocked, let next = waits[current.owner] {
                guard next.isBlocked else { return nil }
                links.append(next.link)
                if next.owner == thread { return links }
                current = next
            }
            return nil
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
