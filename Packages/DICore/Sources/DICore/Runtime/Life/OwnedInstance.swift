// SPDX-License-Identifier: Apache-2.0

/// An owner of an instance besides its slot, or instead of one: a record, or the result of a flight on its way to waiters.
package class OwnedInstance: @unchecked Sendable {
    // Proof of @unchecked Sendable: the properties are constant, and the word is in a lock.

    /// The word that owns the instance; 0 once it is handed over.
    private let word: OrderedMutex<UInt>
    /// Whether only the main actor may release the instance.
    final let isMainOnly: Bool

    /// Takes a word that owns its instance.
    init(_ word: UInt, isMainOnly: Bool) {
        self.word = OrderedMutex(word)
        self.isMainOnly = isMainOnly
    }

    deinit {
        let word = takeWord()
        isMainOnly && !_isMainThread() ? _Slot.releaseOnMainActor([word]) : _Slot.release(word)
    }

    /// Returns the word, or 0; the caller owns the instance as well.
    final func retained() -> UInt {
        word.withLock { word in
            // Proof of Unmanaged: the word is an instance that this object owns while the lock is held.
            if let pointer = UnsafeRawPointer(bitPattern: word) {
                _ = Unmanaged<AnyObject>.fromOpaque(pointer).retain()
            }
            return word
        }
    }

    /// Hands the word over to the caller.
    final func takeWord() -> UInt {
        word.withLock { word in
            defer { word = 0 }
            return word
        }
    }
}
