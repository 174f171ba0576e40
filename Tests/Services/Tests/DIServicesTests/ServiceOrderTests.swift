// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIServices
import Foundation
import Logging
import ServiceLifecycle
import Testing

/// Random graphs of services, ended in five ways, beside the same services in the list of a `ServiceGroup`.
@Suite struct ServiceOrderTests {
    /// Two hundred by default; `SERVICE_GRAPHS=1000` tries more.
    private static let count: UInt64 =
        ProcessInfo.processInfo.environment["SERVICE_GRAPHS"].flatMap { UInt64($0) } ?? 200

    enum Ending: Sendable, CaseIterable {
        case returns, isCancelled, endsByItself, isShutDownByAGroup, isCancelledByAGroup
    }

    @Test(arguments: Ending.allCases)
    func services_endBeforeWhatTheyNeed(_ ending: Ending) async throws {
        var (violations, violationsInAList) = (0, 0)
        for seed in 0..<Self.count {
            var random = SmallRandom(seed)
            let plan = random.plan(crashing: ending == .endsByItself)
            try await end(plan, ending)
            let problems = plan.problems
            violations += problems.count
            #expect(problems.isEmpty, "seed \(seed), needs \(plan.needs): \(plan.journal.events)")
            let listed = plan.again
            try await endList(listed, ending)
            violationsInAList += listed.problems.count
        }
        // A list has an order for a shutdown only, so that the comparison would show a test that finds nothing.
        if ending != .returns, ending != .isShutDownByAGroup { #expect(violationsInAList > 0) }
        print(
            "order of \(Self.count) graphs violated when it \(ending): \(violations) times, in a ServiceGroup \(violationsInAList)"
        )
    }

    /// Ends a component with the services of a plan.
    private func end(_ plan: ServicePlan, _ ending: Ending) async throws {
        let factory = try ServicePlan.$current.withValue(plan) { try ComponentFactory.of(StationsComponent.self) }
        switch ending {
        case .returns, .isCancelled, .endsByItself:
            let task = Task {
                try await factory.run { _ in
                    plan.journal.log("serves")
                    if ending != .returns { try await Task.sleep(for: .seconds(3600)) }
                }
            }
            await plan.journal.wait(for: "serves")
            if ending == .isCancelled { task.cancel() }
            _ = await task.result
        case .isShutDownByAGroup, .isCancelledByAGroup:
            try await endList(plan, ending, [ComponentService(factory, ())])
        }
    }

    /// Ends a group of a plan's services, in an order in which each comes after those that it needs.
    private func endList(_ plan: ServicePlan, _ ending: Ending, _ services: [any Service]? = nil) async throws {
        let services = services ?? plan.needs.indices.map { plan.service($0) }
        let group = ServiceGroup(services: services, logger: Logger(label: "group"))
        let task = Task { try await group.run() }
        for station in plan.needs.indices { await plan.journal.wait(for: "run \(station)") }
        plan.journal.log("serves")
        switch ending {
        case .returns, .isShutDownByAGroup: await group.triggerGracefulShutdown()
        case .isCancelled, .isCancelledByAGroup: task.cancel()
        case .endsByItself: break
        }
        _ = await task.result
    }
}

extension ServicePlan {
    /// The pairs of events that are out of order.
    fileprivate var problems: [String] {
        let events = journal.events
        let order = needs.indices.flatMap { station in
            needs[station].flatMap { needed in
                [("run \(needed)", "run \(station)")]
                    + (needed == crashing || station == crashing ? [] : [("end \(station)", "end \(needed)")])
            }
        }
        return order.filter { one, other in
            guard let first = events.firstIndex(of: one), let second = events.firstIndex(of: other) else { return true }
            return first > second
        }.map { "\($0) < \($1)" }
    }
}
