// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// The order of starting and stopping is that of the graph.
struct LifecycleOrderTests {
    /// Graphs of up to five stations without effects are made in one order, whatever the order in which they are bound.
    /// Whatever fails at the end, each station that was started gets an outcome once, before it is stopped.
    @Test(arguments: UInt64(0)..<100)
    func stations_startInTheOrderOfMaking_endByTheOutcome_andStopInReverse(_ seed: UInt64) async throws {
        var random = SmallRandom(seed)
        var plan = random.plan(effects: [.none])
        plan.hasEnds = true
        plan.mishaps["body"] = [nil, .fails, .isCancelled, .isCancelledUnnoticed].randomElement(using: &random) ?? nil
        for station in plan.needs.indices {
            for hook in ["end", "stop"] where Int.random(in: 0..<4, using: &random) == 0 {
                plan.mishaps["\(hook) \(station)"] = .fails
            }
        }
        let isOpened = Bool.random(using: &random)
        #expect(try await plan.course(isOpened: isOpened) == plan.expected(isOpened: isOpened))
    }

    /// With effects, independent ones are made at the same time: only the order of needs is certain.
    @Test(arguments: UInt64(0)..<60)
    func station_startsAfterWhatItNeeds_andStopsBefore(_ seed: UInt64) async throws {
        var random = SmallRandom(seed)
        let plan = random.plan(effects: ShopPlan.Effect.allCases)
        let events = try await plan.course(isOpened: seed % 2 == 0).events
        for (station, needs) in plan.needs.enumerated() {
            for needed in needs {
                for verb in ["make", "start"] {
                    #expect(isBefore("\(verb) \(needed)", "\(verb) \(station)", events), "\(events)")
                }
                for verb in ["stop", "dispose"] {
                    #expect(isBefore("\(verb) \(station)", "\(verb) \(needed)", events), "\(events)")
                }
            }
        }
        let started = events.filter { $0.hasPrefix("start") }.map { $0.dropFirst(6) }
        #expect(started.sorted() == plan.needs.indices.map { Substring("\($0)") })
        #expect(events.filter { $0.hasPrefix("stop") }.map { $0.dropFirst(5) } == started.reversed())
        #expect(events.filter { $0.hasPrefix("dispose") }.map { $0.dropFirst(8) } == started.reversed())
    }

    private func isBefore(_ one: String, _ other: String, _ events: [String]) -> Bool {
        guard let first = events.firstIndex(of: one), let second = events.firstIndex(of: other) else { return false }
        return first < second
    }
}
