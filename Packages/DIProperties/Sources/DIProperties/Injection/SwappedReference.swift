// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A reference that any thread reads without a lock while another thread replaces it.
///
/// A reader that is about to retain the object says so in a count, and a replaced object is released when no reader is, as in
/// the cell of a stack's injector.
struct SwappedReference<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    // Proof of Unmanaged: the cell owns an object until it is replaced, and then until no reader is about to retain it.

    private let word: Atomic<UInt>
    /// The number of threads that may have read the word and not yet retained the object.
    private let readers: Atomic<Int> = Atomic(0)
    /// The number of replaced objects that are not yet released.
    private let retiredCount: Atomic<Int> = Atomic(0)
    private let retired: Mutex<[Object]> = Mutex([])

    init(_ object: Object) {
        word = Atomic(Self.word(of: object))
    }

    deinit {
        Self.object(word.load(ordering: .acquiring)).release()
    }

    /// The object now.
    func load() -> Object {
        readers.add(1, ordering: .sequentiallyConsistent)
        let object = Self.object(word.load(ordering: .sequentiallyConsistent)).takeUnretainedValue()
        let rest = readers.subtract(1, ordering: .sequentiallyConsistent).newValue
        if rest == 0, retiredCount.load(ordering: .sequentiallyConsistent) != 0 { sweep() }
        return object
    }

    /// Replaces the object. One thread at a time.
    func store(_ object: Object) {
        let old = word.exchange(Self.word(of: object), ordering: .sequentiallyConsistent)
        retired.withLock { $0.append(Self.object(old).takeRetainedValue()) }
        retiredCount.add(1, ordering: .sequentiallyConsistent)
        sweep()
    }

    /// Releases the replaced objects, unless a reader may be about to retain one: the last of such readers does it then.
    ///
    /// All accesses but those of the lock are in one order. So a reader that counts itself after this has seen none reads the new
    /// word, and a reader that this has seen finds the count of replaced objects when it leaves.
    private func sweep() {
        // Released out of the lock, since the end of an object may run code of others.
        _ = retired.withLock { retired -> [Object] in
            guard readers.load(ordering: .sequentiallyConsistent) == 0 else { return [] }
            defer { retired = [] }
            retiredCount.subtract(retired.count, ordering: .relaxed)
            return retired
        }
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
