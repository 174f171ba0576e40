// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension _Frame {
    /// Loads the word of a slot, acquiring.
    @inlinable @inline(__always)
    func _word(_ index: Int) -> UInt {
        withUnsafeMutablePointerToElements { $0[index].word.load(ordering: .acquiring) }
    }

    /// Names the binding whose instance lies in a slot.
    func _step(_ index: Int) -> Diagnostic.Step {
        // Proof of Unmanaged: a layout belongs to the plan, which the outermost frame owns and this one reaches.
        header.layout.takeUnretainedValue().describe(index)
    }

    /// Makes the shared instance of a slot, exactly once for any number of threads, and returns its word.
    ///
    /// `body` returns a word that owns its pointer, or 0 to leave the slot empty. Other threads wait while one runs it;
    /// if waiting could never end, the process traps with the path. Not generic on purpose: generic code that is not
    /// inlined stays unspecialised.
    @usableFromInline
    func _once(_ index: Int, _ body: () -> UInt) -> UInt {
        withUnsafeMutablePointerToElements { slots in
            let me = _currentThread()
            while true {
                let seen = slots[index].word.load(ordering: .acquiring)
                if _Slot.isInstance(seen) { return seen }
                if seen == me | 1 { ConstructionTrace.trap(comingBackTo: _step(index)) }
                if let made = slots[index].lock.withLockIfAvailable({ _ in slots[index].make(by: me, body) }) {
                    return made
                }
                // Whoever holds the lock marks the word first thing, so an unmarked word is about to change.
                guard seen != 0 else { continue }
                WaitGraph.enter(me, waitsFor: seen & ~1, toMake: index, of: self)
                return slots[index].lock.withLock { _ in
                    WaitGraph.leave(me)
                    return slots[index].make(by: me, body)
                }
            }
        }
    }
}
