// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A mutex whose order is visible to the thread sanitizer.
///
/// On Linux the sanitizer doesn't recognise the futex of `Mutex`, and would report false races. The atomic shows it the
/// order of the threads. For slow paths only.
package struct OrderedMutex<Value: ~Copyable>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let order: Atomic<Bool> = Atomic(false)

    package init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    /// Runs `body` while no other thread runs one.
    package borrowing func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
        mutex.withLock { value in
            _ = order.load(ordering: .acquiring)
            defer { order.store(true, ordering: .releasing) }
            return body(&value)
        }
    }
}
