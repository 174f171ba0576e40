// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The calling thread and one more that waits for it: runs the same work on both at the same time.
public final class ThreadPair: Sendable {
    private let helper = Helper()

    /// Starts the second thread and waits until it runs: no measurement pays for its start.
    public init() {
        let (helper, first) = (helper, AllocationCounter.thread)
        Thread.detachNewThread {
            AllocationCounter.join(first)
            helper.work()
        }
        run { _ in }
    }

    deinit {
        helper.hand(nil)
    }

    /// Runs the work with 0 on this thread and with 1 on the other, starting together; returns when both are done.
    public func run(_ work: @escaping @Sendable (Int) -> Void) {
        helper.hand(work)
        helper.meet()
        work(0)
        helper.meet()
    }
}

/// The second thread's state. It sleeps between two runs and spins at the start and end of one, where a wake-up would
/// be measured.
private final class Helper: Sendable {
    private let job = Mutex<(@Sendable (Int) -> Void)?>(nil)
    private let wakeUp = DispatchSemaphore(value: 0)
    private let arrivals = Atomic<Int>(0)

    func hand(_ work: (@Sendable (Int) -> Void)?) {
        job.withLock { $0 = work }
        wakeUp.signal()
    }

    func work() {
        while true {
            wakeUp.wait()
            guard let work = job.withLock({ $0 }) else { return }
            meet()
            work(1)
            meet()
        }
    }

    /// Returns when both threads have come here.
    func meet() {
        let arrival = arrivals.add(1, ordering: .acquiringAndReleasing).newValue
        let complete = arrival + arrival % 2
        while arrivals.load(ordering: .acquiring) < complete {}
    }
}
