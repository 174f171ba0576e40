// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The slot of a shared instance in a frame: an atomic word, and a lock that is held while the instance is made.
///
/// The word is 0 without an instance, `thread | 1` while that thread makes it, and then the pointer, which the slot
/// owns. A hit is one acquiring load. Making an instance holds the lock of this slot only.
///
/// When its component is released, the pointer is marked by its two low bits: no longer a hit, and still owned, since a thread
/// may have read it a moment before without holding it. Objects are aligned to more than four bytes.
@usableFromInline
package struct _Slot: ~Copyable {
    @usableFromInline let word: Atomic<UInt> = Atomic(0)
    let lock: Mutex<Void> = Mutex(())

    /// Whether a word is a pointer to an instance: neither empty nor marked by the thread that makes it.
    @inlinable @inline(__always)
    static func isInstance(_ word: UInt) -> Bool {
        word > 1 && word & 1 == 0
    }

    /// Whether a word is the marked pointer to an instance of a released component.
    static func isReleased(_ word: UInt) -> Bool {
        word & releasedMark == releasedMark
    }

    /// The pointer in a word, marked or not; 0 if there is none.
    static func pointer(_ word: UInt) -> UInt {
        isInstance(word) ? word : isReleased(word) ? word & ~releasedMark : 0
    }

    private static let releasedMark: UInt = 3

    /// Whether a thread is making the instance.
    var isBeingMade: Bool { word.load(ordering: .acquiring) & Self.releasedMark == 1 }

    /// Marks the instance, if there is one, as one of a released component.
    borrowing func markReleased() {
        let seen = word.load(ordering: .acquiring)
        // On Apple systems the words of some objects have no free bits; they stay hits.
        guard Self.isInstance(seen), seen & Self.releasedMark == 0 else { return }
        // An instance is never exchanged for another one, so nothing is lost if this fails.
        _ = word.compareExchange(expected: seen, desired: seen | Self.releasedMark, ordering: .acquiringAndReleasing)
    }

    /// Releases the instance, if there is one. Only for the deinitialiser of the owner, which no other thread can see.
    borrowing func release() {
        // No thread is filling the slot, so an odd word is a marked one.
        let seen = word.load(ordering: .acquiring)
        Self.release(seen & 1 == 0 ? seen : seen & ~Self.releasedMark)
    }

    /// Runs `body` and publishes its word, unless there is an instance already. The caller holds the lock.
    borrowing func make(by thread: UInt, _ body: () -> UInt) -> UInt {
        let seen = word.load(ordering: .acquiring)
        if Self.isInstance(seen) || Self.isReleased(seen) { return Self.pointer(seen) }
        word.store(thread | 1, ordering: .relaxed)
        let made = body()
        word.store(made, ordering: .releasing)
        return made
    }
}
