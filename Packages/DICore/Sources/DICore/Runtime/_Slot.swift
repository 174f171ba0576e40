// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The slot of a shared instance in a frame: an atomic word, and a lock that is held while the instance is made.
///
/// The word is 0 without an instance, `thread | 1` while that thread makes it, and then the pointer, which the slot
/// owns. A hit is one acquiring load. Making an instance holds the lock of this slot only.
public struct _Slot: ~Copyable {
    @usableFromInline let word: Atomic<UInt> = Atomic(0)
    let lock: Mutex<Void> = Mutex(())

    /// Whether a word is a pointer to an instance: neither empty nor marked by the thread that makes it.
    @inlinable @inline(__always)
    static func isInstance(_ word: UInt) -> Bool {
        word > 1 && word & 1 == 0
    }

    /// Releases the instance, if there is one. Only for the deinitialiser of the owner, which no other thread can see.
    borrowing func release() {
        Self.release(word.load(ordering: .acquiring))
    }

    /// Runs `body` and publishes its word, unless there is an instance already. The caller holds the lock.
    borrowing func make(by thread: UInt, _ body: () -> UInt) -> UInt {
        let seen = word.load(ordering: .acquiring)
        if Self.isInstance(seen) { return seen }
        word.store(thread | 1, ordering: .relaxed)
        let made = body()
        word.store(made, ordering: .releasing)
        return made
    }
}
