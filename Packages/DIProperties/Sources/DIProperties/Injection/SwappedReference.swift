// SPDX-License-Identifier: Apache-2.0

import DICore
import DIModules
import Synchronization

/// A reference that any thread reads without a lock while another thread replaces it.
struct SwappedReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    // Proof of Unmanaged: the cell owns an object until it is replaced, and then until no reader is about to retain it.

    private let word: Atomic<UInt>
    private let retired: _RetiredObjects<Object> = _RetiredObjects()

    init(_ object: Object) {
        word = Atomic(Self.word(of: object))
    }

    deinit {
        Self.object(word.load(ordering: .acquiring)).release()
    }

    /// The object now.
    func load() -> Object {
        retired.reading { Self.object(word.load(ordering: .sequentiallyConsistent)).takeUnretainedValue() }
    }

    /// Replaces the object. One thread at a time.
    func store(_ object: Object) {
        let old = word.exchange(Self.word(of: object), ordering: .sequentiallyConsistent)
        retired.retire(Self.object(old).takeRetainedValue())
        retired.sweep()
    }

    // Proof of Unmanaged: as above.
    private static func object(_ word: UInt) -> Unmanaged<Object> {
        // Proof of unsafelyUnwrapped: the word holds the address of an object from the first.
        Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped)
    }

    private static func word(of object: Object) -> UInt {
        // Proof of Unmanaged: as above.
        UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())
    }
}
