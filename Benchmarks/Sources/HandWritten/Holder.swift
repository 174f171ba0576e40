// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// One shared object, written by hand: an acquiring atomic load on a hit, a mutex on first use.
///
/// `AtomicLazyReference` of the standard library would be shorter. Its `load` is not inlined, and a hit took nine times as
/// long: a baseline that is easy to beat.
public final class Holder<Object: AnyObject & Sendable>: Sendable {
    // Proof: retained once when it is stored, by the one thread that holds the mutex; released once, at the holder's end.
    private let object = Atomic<Unmanaged<Object>?>(nil)
    private let making = Mutex<Void>(())

    /// Makes an empty one.
    public init() {}

    deinit {
        object.load(ordering: .acquiring)?.release()
    }

    /// Returns the object; made by the closure when there is none yet, once under any number of threads.
    @inline(__always)
    public func get(_ make: () -> Object) -> Object {
        // Acquires, so that what the making thread wrote is seen. The holder owns the object until its own end.
        if let object = object.load(ordering: .acquiring) { return object.takeUnretainedValue() }
        return makeOnce(make)
    }

    @inline(never)
    private func makeOnce(_ make: () -> Object) -> Object {
        making.withLock { _ in
            if let object = object.load(ordering: .acquiring) { return object.takeUnretainedValue() }
            let made = make()
            object.store(.passRetained(made), ordering: .releasing)
            return made
        }
    }
}
