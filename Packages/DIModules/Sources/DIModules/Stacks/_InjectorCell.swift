// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Synchronization

/// The injector of a stack, which any thread reads without a lock while a change replaces it.
///
/// Readers retain a holder of the injector, and count themselves until they have. The first holders of the program's own stack
/// live as long as the process instead, and are read without counting.
@usableFromInline
struct _InjectorCell: ~Copyable, Sendable {
    // Proof of Unmanaged: the cell owns an object until it is replaced, and then until no reader is about to retain it.

    /// The address of the holder; the lowest bit is 1 if readers count.
    @usableFromInline let word: Atomic<UInt>
    let retired: _RetiredObjects<Holder> = _RetiredObjects()

    /// The object that readers retain in place of the injector's frame, whose weak reference makes its count slow.
    @usableFromInline
    final class Holder: Sendable {
        @usableFromInline let injector: Injector

        init(_ injector: Injector) { self.injector = injector }
    }

    /// Makes the cell of an injector; `isCounted` is whether readers count.
    init(_ injector: Injector, isCounted: Bool) {
        word = Atomic(Self.word(of: injector, isCounted: isCounted))
    }

    deinit {
        Self.holder(word.load(ordering: .acquiring)).release()
    }

    @inlinable @inline(__always)
    func with<R>(_ body: (Injector) -> R) -> R {
        let word = word.load(ordering: .acquiring)
        if word & 1 == 0 { return Self.holder(word)._withUnsafeGuaranteedRef { body($0.injector) } }
        let holder = counted()
        return withExtendedLifetime(holder) { body(holder.injector) }
    }

    /// Reads a holder that another thread may be replacing.
    @usableFromInline
    func counted() -> Holder {
        // No cell goes back to a holder for which readers don't count.
        retired.reading { Self.holder(word.load(ordering: .sequentiallyConsistent)).takeUnretainedValue() }
    }

    /// Replaces the injector; once readers count, they count for all that follow. One thread at a time; `retired.sweep()` then
    /// releases the old one, outside of any lock.
    func replace(by injector: Injector, isCounted: Bool) {
        let old = word.exchange(Self.word(of: injector, isCounted: isCounted), ordering: .sequentiallyConsistent)
        guard old & 1 == 1 else { return }
        retired.retire(Self.holder(old).takeRetainedValue())
    }

    var isCounted: Bool { word.load(ordering: .relaxed) & 1 == 1 }

    // Proof of Unmanaged: as above.
    @inlinable @inline(__always)
    static func holder(_ word: UInt) -> Unmanaged<Holder> {
        // Proof of unsafelyUnwrapped: the word holds the address of an object from the first.
        Unmanaged.fromOpaque(UnsafeRawPointer(bitPattern: word & ~1).unsafelyUnwrapped)
    }

    private static func word(of injector: Injector, isCounted: Bool) -> UInt {
        // Proof of Unmanaged: as above.
        UInt(bitPattern: Unmanaged.passRetained(Holder(injector)).toOpaque()) | (isCounted ? 1 : 0)
    }
}
