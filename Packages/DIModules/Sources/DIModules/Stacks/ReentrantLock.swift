// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// The turn of one of several threads that plan the modules of a stack.
///
/// A plan is of what is loaded, and worthless once that has changed. A thread has the turn from before it reads what is loaded
/// until it has replaced that. So no other thread's change comes between, and no plan is thrown away for one: with each turn, a
/// change has happened or was refused. The only change that can come between is one that the planning itself makes on this
/// thread, from a `configure`, since a thread that has the turn already doesn't wait for it.
///
/// A waiting thread is blocked by the lock, which wakes it when the turn ends. That wait is in no cycle: whoever has the turn
/// plans, and calls no factory, so it waits for no instance that a waiting thread is making, and for no factory that waits for
/// one of these. The other locks that planning takes are held over no code of others. (A `configure` that waits for a change by
/// another thread does so for ever; no lock could know.)
struct ReentrantLock: ~Copyable, Sendable {
    private let lock: Mutex<Void> = Mutex(())
    /// The number of the thread that has the turn, or 0. A thread finds its own number here only if it has stored that itself, so
    /// that no order among threads is needed.
    private let owner: Atomic<UInt> = Atomic(0)

    /// Runs a function in turn, or at once if this thread has the turn already.
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
