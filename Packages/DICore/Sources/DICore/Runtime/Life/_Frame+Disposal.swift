// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension _Frame {
    /// Ends the life of a frame with hooks, or with instances that only the main actor may release. Called by the
    /// deinitialiser, which then releases what is left.
    ///
    /// If an instance belongs to the main actor, a task there disposes of all and releases them, unless this is the main thread.
    func dispose(_ layout: _FrameLayout) {
        Self.dispose(_knownLife?.takeAll() ?? [], isMainOnly: layout.isMainOnly) { takeWords(layout) }
    }

    /// Disposes of instances synchronously, in order. If one belongs to the main actor and this is another thread, a
    /// task there does so, and also releases `words`, which is called only then.
    private static func dispose(
        _ noted: [RecordedInstance], isMainOnly: Bool = false, releasing words: () -> [UInt] = { [] }
    ) {
        // The test for the main thread takes longer than the rest.
        guard isMainOnly || noted.contains(where: \.isDisposedOnMainActor), !_isMainThread() else {
            for instance in noted { instance.disposeHere() }
            return
        }
        let words = words()
        _runOnMainActor {
            for instance in noted { instance.disposeHere() }
            for word in words { _Slot.release(word) }
        }
    }

    /// Takes all instances out of the slots, in their order.
    private func takeWords(_ layout: _FrameLayout) -> [UInt] {
        withUnsafeMutablePointerToElements { slots in
            (0..<layout.slotCount).map { _Slot.pointer(slots[$0].word.exchange(0, ordering: .acquiring)) }
                .filter(_Slot.isInstance)
        }
    }

    /// Marks all instances as released, so requests that can throw no longer find them.
    func _releaseSlots() {
        // Proof of Unmanaged: a layout belongs to the plan, which the outermost frame owns and this one reaches.
        let layout = _layout.takeUnretainedValue()
        withUnsafeMutablePointerToElements { slots in
            for index in 0..<layout.slotCount where index != layout.lifeSlot && !layout.flightSlots.contains(index) {
                slots[index].markReleased()
            }
        }
    }

    /// The slots whose instances threads are making.
    var _slotsBeingMade: [Int] {
        // Proof of Unmanaged: as above.
        let count = _layout._withUnsafeGuaranteedRef { $0.slotCount }
        return withUnsafeMutablePointerToElements { slots in (0..<count).filter { slots[$0].isBeingMade } }
    }

    /// Whether a thread is making an instance; without an array, since a stop checks before each instance.
    var _makesInSlots: Bool {
        // Proof of Unmanaged: as above.
        let count = _layout._withUnsafeGuaranteedRef { $0.slotCount }
        return withUnsafeMutablePointerToElements { slots in (0..<count).contains { slots[$0].isBeingMade } }
    }

    /// Ends a synchronous build that failed.
    package func _disposeOfBuildNow() {
        Self.dispose(_knownLife?.takeAll() ?? [])
    }
}

extension _Slot {
    /// Releases the instance of a word, if it is one.
    static func release(_ word: UInt) {
        guard isInstance(word), let pointer = UnsafeRawPointer(bitPattern: word) else { return }
        // Proof of Unmanaged: a word that is an instance owns one reference to it.
        Unmanaged<AnyObject>.fromOpaque(pointer).release()
    }

    /// Has the main actor release the instances of words.
    static func releaseOnMainActor(_ words: [UInt]) {
        _runOnMainActor { for word in words { release(word) } }
    }
}
