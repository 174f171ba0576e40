// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DICore

/// Calls at deadlines, for which one task of the process sleeps.
struct DeadlineTests {
    private final class Bells: Sendable {
        private let state: OrderedMutex<(rung: [Int], waiter: CheckedContinuation<[Int], Never>?, count: Int)>

        init(count: Int) {
            state = OrderedMutex(([], nil, count))
        }

        @discardableResult
        func ring(_ number: Int, after time: Duration) -> _Deadline.Call {
            (.now + time as _Deadline).call { [self] in ring(number) }
        }

        private func ring(_ number: Int) {
            let (waiter, rung) = state.withLock { state in
                state.rung.append(number)
                return (state.rung.count == state.count ? state.waiter.take() : nil, state.rung)
            }
            waiter?.resume(returning: rung)
        }

        /// The numbers of the calls that have come, once there are as many as expected.
        func all() async -> [Int] {
            await withCheckedContinuation { waiter in
                let rung = state.withLock { state -> [Int]? in
                    if state.rung.count < state.count { state.waiter = waiter }
                    return state.rung.count < state.count ? nil : state.rung
                }
                if let rung { waiter.resume(returning: rung) }
            }
        }
    }

    @Test
    func call_comes_whileOthersWait_ofLaterDeadlines() async {
        let later = [Duration.seconds(7200), .seconds(3600)].map { time in
            (.now + time as _Deadline).call { Issue.record("too early") }
        }
        for number in 1...3 {
            let bells = Bells(count: 1)
            bells.ring(number, after: .milliseconds(1))
            #expect(await bells.all() == [number])
        }
        for call in later { _Deadline.callOff(call) }
    }

    @Test
    func call_thatIsCalledOff_neverComes() async {
        let bells = Bells(count: 1)
        _Deadline.callOff(bells.ring(1, after: .milliseconds(20)))
        bells.ring(2, after: .milliseconds(100))
        #expect(await bells.all() == [2])
    }

    @Test
    func timesOfAnyLength_areAccepted() async {
        let bells = Bells(count: 2)
        _Deadline.callOff(bells.ring(0, after: .seconds(Int64.max)))
        bells.ring(1, after: .zero)
        bells.ring(1, after: .seconds(Int64.min))
        #expect(await bells.all() == [1, 1])
    }

    @Test
    func call_thatIsCalledOff_releasesWhatItKept() {
        weak var observed: Kept?
        var call: _Deadline.Call?
        do {
            let kept = Kept()
            observed = kept
            call = (.now + .seconds(3600) as _Deadline).call { withExtendedLifetime(kept) {} }
        }
        #expect(observed != nil)
        call.map(_Deadline.callOff)
        call = nil
        #expect(observed == nil)
    }

    @Test
    func callAmongManyThatAreCalledOff_comes() async {
        let bells = Bells(count: 1)
        for _ in 0..<1_000 { _Deadline.callOff(bells.ring(0, after: .seconds(3600))) }
        bells.ring(1, after: .milliseconds(1))
        for _ in 0..<1_000 { _Deadline.callOff(bells.ring(0, after: .seconds(3600))) }
        #expect(await bells.all() == [1])
    }

    private final class Kept: Sendable {}
}
