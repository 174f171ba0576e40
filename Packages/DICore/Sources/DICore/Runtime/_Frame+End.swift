// SPDX-License-Identifier: Apache-2.0

import Synchronization

extension _Frame {
    /// Ends the life of a frame with hooks, or with instances that only the main actor may release. Called by the
    /// deinitialiser, which then releases what is left.
    ///
    /// Off the main thread, the main actor is handed what belongs to it: a task there disposes of it and releases it.
    func end(_ layout: _FrameLayout) {
        let noted = _knownLife?.takeAll() ?? []
        guard !_isMainThread(), layout.isMainOnly || noted.contains(where: \.isDisposedOnMainActor) else {
            for instance in noted { instance.disposeHere() }
            return
        }
        let words = layout.isMainOnly ? takeWords(layout) : []
        Task { @MainActor in
            for instance in noted { instance.disposeHere() }
            for word in words { _Slot.release(word) }
        }
    }

    /// Takes all instances out of the slots, in their order.
    private func takeWords(_ layout: _FrameLayout) -> [UInt] {
        withUnsafeMutablePointerToElements { slots in
            (0..<layout.slotCount).map { slots[$0].word.exchange(0, ordering: .acquiring) }
        }
    }

    /// Disposes of what a failed build has made, in reverse order.
    func _disposeOfMade() async {
        await _knownLife?.abandon()
    }

    /// Disposes of what a failed build has made at once, in reverse order.
    func _disposeOfMadeNow() {
        for instance in _knownLife?.takeAll() ?? [] { instance.disposeHere() }
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
        Task { @MainActor in
            for word in words { release(word) }
        }
    }
}
