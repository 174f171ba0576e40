// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The replaced objects of a reference that any thread reads without a lock while another thread replaces it.
///
/// A reader counts itself while it is about to retain the object of the reference, and replaced objects are released when the
/// count is 0. That costs a reader four updates of memory that all threads share.
package struct _RetiredObjects<Object: AnyObject & Sendable>: ~Copyable, Sendable {
    /// The number of threads that may have read the reference and not yet retained its object.
    @usableFromInline let readers: Atomic<Int> = Atomic(0)
    /// The number of replaced objects that are not yet released.
    @usableFromInline let count: Atomic<Int> = Atomic(0)
    private let objects: Mutex<[Object]> = Mutex([])

    package init() {}

    /// Reads a reference and returns its object, which is retained; `read` loads the reference sequentially consistently.
    @inlinable
    package func reading(_ read: () -> Object) -> Object {
        readers.add(1, ordering: .sequentiallyConsistent)
        let object = read()
        let rest = readers.subtract(1, ordering: .sequentiallyConsistent).newValue
        if rest == 0, count.load(ordering: .sequentiallyConsistent) != 0 { sweep() }
        return object
    }

    /// Keeps an object that the reference had before; `sweep()` then releases it, outside of any lock.
    package func retire(_ object: Object) {
        objects.withLock { $0.append(object) }
        count.add(1, ordering: .sequentiallyConsistent)
    }

    /// Releases the replaced objects, unless a reader may be about to retain one; the last such reader then does it.
    ///
    /// All accesses but the lock's and the subtraction here are sequentially consistent: a reader that this doesn't see reads
    /// the new object, and a reader that it sees finds the count of replaced objects when it leaves.
    package func sweep() {
        // Released outside of the lock, since the end of an object may run client code.
        _ = objects.withLock { objects -> [Object] in
            guard readers.load(ordering: .sequentiallyConsistent) == 0 else { return [] }
            defer { objects = [] }
            count.subtract(objects.count, ordering: .relaxed)
            return objects
        }
    }
}
