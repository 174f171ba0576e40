// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// The lock of the threads that plan the modules of a stack.
///
/// A plan is of the loaded modules, and useless once these change. A thread holds the lock from before it reads the loaded
/// modules until it has replaced them. So no other thread's change comes between, and no plan is discarded for one: each
/// holder's change happens or is refused. The only change that can come between is one that the planning itself makes on this
/// thread, from a `configure`, since a thread that holds the lock doesn't wait for it.
///
/// The wait of a blocked thread is in no cycle: the holder plans and calls no factory, so it waits for no instance that a
/// blocked thread is making, and for no factory that waits for one of these. The other locks that planning takes are held over
/// no client code. (A `configure` that waits for a change by another thread does so for ever.)
struct ReentrantLock: ~Copyable, Sendable {
    private let lock: Mutex<Void> = Mutex(())
    /// The number of the holding thread, or 0. A thread finds its own number here only if it has stored that itself: no order
    /// among threads is needed.
    private let owner: Atomic<UInt> = Atomic(0)

    /// Runs a function under the lock, or immediately if this thread already holds it.
    borrowing func withLock<R: Sendable, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
        let me = _currentThread()
        guard owner.load(ordering: .relaxed) != me else { return try body() }
        return try lock.withLock { _ throws(E) in
            owner.store(me, ordering: .relaxed)
            defer { owner.store(0, ordering: .relaxed) }
            return try body()
        }
    }
}
