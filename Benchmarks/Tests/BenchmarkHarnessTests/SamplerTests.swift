// SPDX-License-Identifier: Apache-2.0

import BenchmarkHarness
import Synchronization
import Testing

extension HarnessTests {
    @Suite struct SamplerTests {
        @Test func samples_alternate_ABBA() {
            var order: [String] = []
            let trial = Trial(
                rounds: 5,
                subject: {
                    order.append("A")
                    return .nanoseconds(200)
                },
                baseline: {
                    order.append("B")
                    return .nanoseconds(100)
                },
                check: {}
            )
            let measurement = Sampler().measure("order", trial)
            #expect(order.joined() == "ABBAABBAAB")
            #expect(measurement.ratio == 2)
            #expect(measurement.allocations == nil)
        }

        @Test func aSample_isNoShorterThanItsLength() {
            let length = Duration.milliseconds(2)
            let pairs = 4
            let sampler = Sampler(sampleLength: length, pairs: pairs)
            let elapsed = ContinuousClock().measure {
                let work: (Int) -> Void = { for _ in 0..<$0 { consume(Plain()) } }
                _ = sampler.measure("length", Trial(subject: work, baseline: work, check: {}))
            }
            #expect(elapsed >= length * (2 * pairs))
        }

        @Test func threadPair_runsOnBothThreadsAtOnce() {
            let pair = ThreadPair()
            let counter = Counter()
            for round in 1...3 {
                pair.run { _ in
                    // Ends only when both threads are in here.
                    counter.value.add(1, ordering: .acquiringAndReleasing)
                    while counter.value.load(ordering: .acquiring) < round * 2 {}
                }
            }
            #expect(counter.value.load(ordering: .acquiring) == 6)
        }
    }
}

private final class Plain {}

private final class Counter: Sendable {
    let value = Atomic<Int>(0)
}
