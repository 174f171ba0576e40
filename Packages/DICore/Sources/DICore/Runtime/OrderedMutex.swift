// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A mutex whose order the thread sanitizer sees.
///
/// On Linux the sanitizer does not know the futex that `Mutex` is made of, and would report races where there are none.
/// The atomic tells it who comes after whom. It is for paths that are slow anyway.
struct OrderedMutex<Value>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let order: Atomic<Bool> = Atomic(false)

    init(_ value: consuming sending Value) {
        mutex = Mutex(value)
    }

    /// Runs `body` while no other thread runs one.
    borrowing func withLock<Result>(_ body: (inout sending Value) -> sending Result) -> sending Result {
        mutex.withLock { value in
            _ = order.load(ordering: .acquiring)
            defer { order.store(true, ordering: .releasing) }
            return body(&value)
        }
    }
}
