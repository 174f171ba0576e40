// SPDX-License-Identifier: Apache-2.0

import DICore
import Synchronization

/// The turn of one of several threads that change a stack.
///
/// Each change is planned from what is loaded, so that of two plans at once one is thrown away. A thread that waits for its turn
/// therefore saves work. It doesn't wait for ever: the change under way may run factories that wait for this thread, and changes
/// out of turn are still right.
struct Turn: ~Copyable, Sendable {
    private let owner: Atomic<UInt> = Atomic(0)
    private static let step: UInt32 = 50
    private static let longest: Duration = .seconds(2)

    /// Runs a function in turn, or out of turn after a while, or if this thread has the turn already.
    borrowing func take<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
        let me = _currentThreadNumber()
        guard owner.load(ordering: .relaxed) != me, wait(as: me) else { return try body() }
        defer { owner.store(0, ordering: .releasing) }
        return try body()
    }

    private borrowing func wait(as me: UInt) -> Bool {
        if owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged { return true }
        let end = ContinuousClock.now + Self.longest
        while ContinuousClock.now < end {
            _ = sleep(microseconds: Self.step)
            if owner.compareExchange(expected: 0, desired: me, ordering: .acquiring).exchanged { return true }
        }
        return false
    }
}

/// Declared here, since this layer imports no C library. Proof: the C function takes a word and returns an `int`, for which the
/// calling conventions of C and Swift agree on every platform of this package.
@_silgen_name("usleep")
private func sleep(microseconds: UInt32) -> Int32
