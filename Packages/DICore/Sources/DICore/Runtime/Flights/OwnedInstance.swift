// SPDX-License-Identifier: Apache-2.0

/// The owner of an instance that no slot keeps, on its way to the tasks that wait for it.
final class OwnedInstance: Sendable {
    private let word: UInt
    /// Whether only the main actor may release the instance.
    private let isMainOnly: Bool

    /// Takes a word that owns its instance.
    init(_ word: UInt, isMainOnly: Bool) {
        self.word = word
        self.isMainOnly = isMainOnly
    }

    deinit {
        isMainOnly && !_isMainThread() ? _Slot.releaseOnMainActor([word]) : _Slot.release(word)
    }

    /// Returns the word; the caller owns the instance as well.
    func retained() -> UInt {
        // Proof of Unmanaged: the word is an instance that this object owns.
        if let pointer = UnsafeRawPointer(bitPattern: word) { _ = Unmanaged<AnyObject>.fromOpaque(pointer).retain() }
        return word
    }
}
