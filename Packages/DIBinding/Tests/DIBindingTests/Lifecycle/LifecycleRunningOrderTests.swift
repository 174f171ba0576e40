// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Objects that run begin and end in the order of the graph, however their component ends.
struct LifecycleRunningOrderTests {
    /// The ways for the shop to end.
    enum Ending: Sendable, CaseIterable {
        case serves, isCancelled, fails, hangs, endsByItself
    }

    @Test(arguments: Ending.allCases, UInt64(0)..<10)
    func stations_runAfterWhatTheyNeed_andEndBefore(_ ending: Ending, _ round: UInt64) async throws {
        // A hook that hangs takes ten seconds or more.
        for seed in (round * 20..<(round + 1) * 20).prefix(ending == .hangs ? 2 : 20) {
            var random = SmallRandom(seed)
            let plan = random.plan(ending)
            let course = try await plan.course(isOpened: seed % 2 == 0)
            let problems = plan.problems(of: course.events)
            #expect(problems.isEmpty, "seed \(seed), needs \(plan.needs), runners \(plan.runners): \(course)")
            #expect(plan.ends(ending).contains(course.end), "seed \(seed): \(course)")
        }
    }
}

extension SmallRandom {
    fileprivate mutating func plan(_ ending: LifecycleRunningOrderTests.Ending) -> ShopPlan {
        var plan = plan(effects: [.none])
        plan.runners = plan.needs.map { _ in ShopPlan.Runner.allCases.randomElement(using: &self) ?? .told }
        let station = plan.needs.indices.randomElement(using: &self) ?? 0
        switch ending {
        case .serves: break
        case .isCancelled: plan.mishaps["body"] = .isCancelled
        case .fails: plan.mishaps["body"] = .fails
        case .hangs: plan.mishaps["stop \(station)"] = .hangs
        case .endsByItself: plan.mishaps["run \(station)"] = .fails
        }
        return plan
    }
}

extension ShopPlan {
    /// Whether a station ends by itself.
    private func ends(_ station: Int) -> Bool { mishaps["run \(station)"] == .fails }

    /// The ways in which the shop may end. A stop that hangs is that of a station that is told to finish.
    fileprivate func ends(_ ending: LifecycleRunningOrderTests.Ending) -> [String] {
        switch ending {
        case .serves: ["served"]
        case .isCancelled: ["cancelled"]
        case .fails: ["spilt at body"]
        case .hangs:
            mishaps.keys.contains { $0.last.flatMap(\.wholeNumberValue).map { runners[$0] } == .told }
                ? ["not stopped: onStop did not end within \(limit)"] : ["served"]
        case .endsByItself: needs.indices.filter(ends).map { "ended: spilt at run \($0)" }
        }
    }

    /// The pairs of events that are out of order, of which there is none or one of each.
    fileprivate func problems(of events: [String]) -> [String] {
        var order: [(String, String)] = []
        for station in needs.indices {
            order += [("start", "run"), ("run", "body"), ("body", "ran"), ("ran", "dispose")].map { one, other in
                (one == "body" ? one : "\(one) \(station)", other == "body" ? other : "\(other) \(station)")
            }
            if runners[station] == .told {
                order.append(("body", "stop \(station)"))
                if !ends(station) { order.append(("stop \(station)", "ran \(station)")) }
            }
            for needed in needs[station] {
                order += [("run \(needed)", "start \(station)"), ("dispose \(station)", "dispose \(needed)")]
                let last = ends(needed) ? "dispose \(needed)" : "ran \(needed)"
                order.append(("ran \(station)", runners[needed] == .told ? "stop \(needed)" : last))
            }
        }
        let places = Dictionary(grouping: events.indices) { events[$0] }
        return order.compactMap { one, other in
            guard let first = places[one], let second = places[other], first.count == 1, second.count == 1,
                first[0] < second[0]
            else { return "\(one) < \(other)" }
            return nil
        }
    }
}
