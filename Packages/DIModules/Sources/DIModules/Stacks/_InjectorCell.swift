// SPDX-License-Identifier: Apache-2.0

import DIBinding
import Synchronization

/// The injector of a stack, which any thread reads without a lock while a change replaces it.
///
/// A reader that is about to retain the injector says so in a count, and a replaced injector is released when no reader is.
/// That costs a reader four updates of memory that all threads share. The first injectors of the program's own stack live as
/// long as the process instead, and are read without counting.
@usableFromInline
struct _InjectorCell: ~Copyable, Sendable {
    // Proof of Unmanaged: the cell owns an injector until it is replaced, and then until no reader is about to retain it.

    /// The address of the injector; the lowest bit says that readers count.
    @usableFromInline let word: Atomic<UInt>
    /// The number of threads that may have read the word and not yet retained the injector.
    private let readers: Atomic<Int> = Atomic(0)
    /// The number of replaced injectors that are not yet released.
    private let retiredCount: Atomic<Int> = Atomic(0)
    private let retired: Mutex<[Injector]> = Mutex([])

    /// Makes the cell of an injector; `isCounted` is whether readers count.
    init(_ injector: Injector, isCounted: Bool) {
        word = Atomic(Self.word(of: injector, isCounted: isCounted))
    }

    deinit {
        Self.injector(word.load(ordering: .acquiring)).release()
    }

    /// Calls a function with the injector.
    @inlinable @inline(__always)
    func with<R>(_ body: (Injector) -> R) -> R {
        let word = word.load(ordering: .acquiring)
        if word & 1 == 0 { return Self.injector(word)._withUnsafeGuaranteedRef(body) }
        return body(counted())
    }

    /// Reads an injector that another thread may be replacing.
    @usableFromInline
    func counted() -> Injector {
        readers.add(1, ordering: .sequentiallyConsistent)
        let injector = Self.injector(word.load(ordering: .sequentiallyConsistent)).takeUnretainedValue()
        let rest = readers.subtract(1, ordering: .sequentiallyConsistent).newValue
        if rest == 0, retiredCount.load(ordering: .sequentiallyConsistent) != 0 { sweep() }
        return injector
    }

    /// Replaces the injector. One thread at a time; `sweep()` then releases the old one, outside of any lock.
    func replace(by injector: Injector, isCounted: Bool) {
        let old = word.exchange(Self.word(of: injector, isCounted: isCounted), ordering: .sequentiallyConsistent)
        guard old & 1 == 1 else { return }
        retired.withLock { $0.append(Self.injector(old).takeRetainedValue()) }
        retiredCount.add(1, ordering: .sequentiallyConsistent)
    }

    /// Releases the replaced injectors, unless a reader may be about to retain one: the last of such readers does it then.
    ///
    /// All accesses but those of the lock are in one order. So a reader that counts itself after this has seen none reads the new
    /// word, and a reader that this has seen finds the count of replaced injectors when it leaves.
    func sweep() {
        // Released out of the lock, since the end of an injector may run code of others.
        _ = retired.withLock { retired -> [Injector] in
            guard readers.load(ordering: .sequentiallyConsistent) == 0 else { return [] }
            defer { retired = [] }
            retiredCount.subtract(retired.count, ordering: .relaxed)
            return retired
        }
    }

    /// Whether readers count.
    var isCounted: Bool { word.load(ordering: .relaxed) & 1 == 1 }

    // Proof of Unmanaged: as above.
    @inlinable @inline(__always)
    static func injector(_ word: UInt) -> Unmanaged<Injector> {
        // Proof of unsafelyUnwrapped: the word holds the address of an object from the first.
        Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: word & ~1).unsafelyUnwrapped)
    }

    private static func word(of injector: Injector, isCounted: Bool) -> UInt {
        // Proof of Unmanaged: as above.
        UInt(bitPattern: Unmanaged.passRetained(injector).toOpaque()) | (isCounted ? 1 : 0)
    }
}
