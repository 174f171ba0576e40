// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DICore

/// Calls that come after a time, for which one task of the process sleeps.
struct AlarmTests {
    private final class Bells: Sendable {
        private let state: OrderedMutex<(rung: [Int], waiter: CheckedContinuation<[Int], Never>?, count: Int)>

        init(count: Int) {
            state = OrderedMutex(([], nil, count))
        }

        func alarm(_ number: Int, after time: Duration) -> Alarm {
            Alarm(after: time) { [self] _ in ring(number) }
        }

        private func ring(_ number: Int) {
            let (waiter, rung) = state.withLock { state in
                state.rung.append(number)
                return (state.rung.count == state.count ? state.waiter.take() : nil, state.rung)
            }
            waiter?.resume(returning: rung)
        }

        /// The numbers of the alarms that have rung, once there are as many as expected.
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
    func alarm_rings_whileOthersWait_thatWereSetForLater() async {
        let later = [Duration.seconds(7200), .seconds(3600)].map { Alarm(after: $0) { _ in Issue.record("too early") } }
        for number in 1...3 {
            let bells = Bells(count: 1)
            _ = bells.alarm(number, after: .milliseconds(1))
            #expect(await bells.all() == [number])
        }
        for alarm in later { alarm.cancel() }
    }

    @Test
    func alarm_thatIsCancelled_neverRings() async {
        let bells = Bells(count: 1)
        bells.alarm(1, after: .milliseconds(20)).cancel()
        _ = bells.alarm(2, after: .milliseconds(100))
        #expect(await bells.all() == [2])
    }

    @Test
    func timesOfAnyLength_areAccepted() async {
        let bells = Bells(count: 2)
        bells.alarm(0, after: .seconds(Int64.max)).cancel()
        _ = bells.alarm(1, after: .zero)
        _ = bells.alarm(1, after: .seconds(Int64.min))
        #expect(await bells.all() == [1, 1])
    }

    @Test
    func alarm_thatIsCancelled_letsGoOfWhatItKept() {
        weak var observed: Kept?
        let alarm: Alarm
        do {
            let kept = Kept()
            observed = kept
            alarm = Alarm(after: .seconds(3600)) { _ in withExtendedLifetime(kept) {} }
        }
        #expect(observed != nil)
        alarm.cancel()
        #expect(observed == nil)
    }

    @Test
    func alarmAmongManyCancelledOnes_rings() async {
        let bells = Bells(count: 1)
        for _ in 0..<1_000 { bells.alarm(0, after: .seconds(3600)).cancel() }
        _ = bells.alarm(1, after: .milliseconds(1))
        for _ in 0..<1_000 { bells.alarm(0, after: .seconds(3600)).cancel() }
        #expect(await bells.all() == [1])
    }

    private final class Kept: Sendable {}
}
