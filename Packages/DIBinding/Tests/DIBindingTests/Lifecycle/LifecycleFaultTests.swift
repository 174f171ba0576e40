// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// A mishap at each point of build, start, body and stop, against an expectation that is written down naively.
struct LifecycleFaultTests {
    /// A shop whose stations need one another in a row, and what goes wrong in it.
    struct Case: Sendable, CustomStringConvertible {
        let count: Int
        let mishaps: [String: ShopPlan.Mishap]

        var description: String {
            "\(count) stations, "
                + (mishaps.isEmpty ? "no mishap" : mishaps.map { "\($0): \($1)" }.sorted().joined(separator: ", "))
        }

        var plan: ShopPlan {
            var plan = ShopPlan.chain(count)
            plan.mishaps = mishaps
            plan.effects = Array(repeating: .asynchronous, count: count)
            return plan
        }
    }

    @Test(arguments: single + double, [false, true])
    func mishap_isFollowedByStopAndDisposal_inReverse(_ example: Case, isOpened: Bool) async throws {
        let plan = example.plan
        let course = try await plan.course(isOpened: isOpened)
        #expect(course == plan.expected())
    }

    @Test(arguments: ending, [false, true])
    func outcome_isThatOfTheWork_untilAnEndFails(_ example: Case, isOpened: Bool) async throws {
        var plan = example.plan
        plan.hasEnds = true
        let course = try await plan.course(isOpened: isOpened)
        #expect(course == plan.expected(isOpened: isOpened))
    }

    /// Each way for the work to end, with each mishap at the end of each instance.
    private static var ending: [Case] {
        let works: [[String: ShopPlan.Mishap]] = [
            [:], ["body": .fails], ["body": .isCancelled], ["body": .isCancelledUnnoticed], ["start 1": .fails],
            ["start 2": .isCancelled],
        ]
        let ends: [[String: ShopPlan.Mishap]] =
            [[:], ["end 2": .fails, "end 1": .fails], ["end 1": .hangs, "stop 1": .fails]]
            + (0..<3).map { ["end \($0)": .fails] } + [["end 0": .isCancelled, "stop 0": .fails]]
        return works.flatMap { work in
            ends.map { Case(count: 3, mishaps: work.merging($0) { one, _ in one }) }
        }
    }

    /// One mishap or none, anywhere.
    private static var single: [Case] {
        (0...3).flatMap { count in
            [Case(count: count, mishaps: [:])]
                + events(of: count).flatMap { event in
                    ShopPlan.Mishap.allCases.filter { canHappen($0, at: event) }
                        .map { Case(count: count, mishaps: [event: $0]) }
                }
        }
    }

    /// A mishap, and others while the shop is closed because of it.
    private static var double: [Case] {
        let closing: [String: ShopPlan.Mishap] = ["stop 0": .fails, "stop 1": .hangs, "stop 2": .isCancelled]
        let firsts: [(String, ShopPlan.Mishap)] = [
            ("start 1", .fails), ("start 2", .isCancelled), ("start 2", .isCancelledUnnoticed), ("body", .fails),
            ("body", .isCancelled), ("body", .isCancelledUnnoticed),
        ]
        return firsts.map { Case(count: 3, mishaps: closing.merging([$0.0: $0.1]) { one, _ in one }) }
            + [
                Case(count: 3, mishaps: ["stop 0": .fails, "stop 1": .fails, "stop 2": .fails]),
                Case(count: 3, mishaps: closing),
            ]
    }

    private static func events(of count: Int) -> [String] {
        ["body"] + ["make", "start", "stop"].flatMap { verb in (0..<count).map { "\(verb) \($0)" } }
    }

    /// Only hooks have time limits.
    private static func canHappen(_ mishap: ShopPlan.Mishap, at event: String) -> Bool {
        switch mishap {
        case .fails, .isCancelled: true
        case .isCancelledUnnoticed: !event.hasPrefix("make")
        case .hangs: !event.hasPrefix("make") && event != "body"
        }
    }
}
