// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import DIProperties
import Foundation
import Synchronization
import Testing

/// Properties that are read again while the program runs.
@Suite struct LiveTests {
    struct Limits: ConfigProperty, Equatable {
        static let path = "limits"
        static let defaults = "{ orders: 3 }"
        let orders: Int
        let cups: Int

        func validate() throws {
            guard cups >= orders else { throw Shortage() }
        }
    }

    struct Shortage: Error {}

    final class Gate: Sendable {
        let limits: Live<Limits>
        let atStart: Limits
        init(limits: Live<Limits>, atStart: Limits) { (self.limits, self.atStart) = (limits, atStart) }
    }

    private static let gate = Bindings {
        bindLive(Limits.self, file: "Shop/Gate.swift", line: 3)
        bindProperties(Limits.self, file: "Shop/Gate.swift", line: 4)
        single(Gate.init)
    }

    final class Reports: Sendable {
        let lines: Mutex<[String]> = Mutex([])
        func note(_ reload: LiveProperties.Reload) {
            lines.withLock { $0.append("\(reload.isAccepted ? "reloaded" : "refused") \(reload.diagnostics.count)") }
        }
    }

    @Test func reload_changesLiveGroups_andNoOthers() async throws {
        let file = try LiveFile("limits: { cups: 5 }")
        let gate = try Injector(Self.gate, options: GraphOptions(live: file.live)).get(Gate.self)
        #expect(gate.limits.current.cups == 5 && gate.atStart.orders == 3)
        #expect(file.live.reload().changes == [])
        let reload = try file.reload("limits: { cups: 9, orders: 4 }")
        #expect(reload.isAccepted && reload.changes == ["limits"] && reload.diagnostics.isEmpty)
        #expect(gate.limits.current.cups == 9 && gate.limits.current.orders == 4)
        #expect(gate.atStart.cups == 5)
        #expect(try file.live.current.value(Int.self, at: "limits.cups") == 9)
    }

    @Test func wrongTree_isRefusedAsAWhole_withTheDiagnosticsOfAStart() async throws {
        let reports = Reports()
        let file = try LiveFile("limits: { cups: 5 }", reporting: reports.note)
        let injector = try Injector(Self.gate, options: GraphOptions(live: file.live))
        let gate = injector.get(Gate.self)
        for (text, id) in [
            ("limits: { cups: many }", Diagnostic.ID.propertyType), ("limits: { cups: 1 }", .propertyType),
            ("other: 1", .propertyMissing), ("limits: { cups: 7, cusp: 1 }", .propertyUnknown),
            ("limits: { cups: 7", .propertySyntax),
        ] {
            let reload = try file.reload(text)
            #expect(!reload.isAccepted && reload.changes == [], "\(text)")
            #expect(reload.diagnostics.first?.id == id, "\(text)")
            #expect(gate.limits.current.cups == 5)
            #expect(try file.live.current.value(Int.self, at: "limits.cups") == 5)
        }
        try file.write("limits: { cups: many }")
        let start = #expect(throws: GraphError.self) {
            try Injector(Self.gate, options: GraphOptions(properties: Properties(sources: [.file(file.path)])))
        }
        #expect(file.live.reload().diagnostics == start?.diagnostics)
        #expect(
            start?.diagnostics.first?.description.hasPrefix(
                """
                error: [DI/PropertyType] 'limits.cups' is the string "many" where an integer is expected
                  set in              \(file.path):1   (column 17)
                  read for 'Limits'   Shop/Gate.swift:3
                """) == true)
        #expect(try file.reload("limits: { cups: 6 }").isAccepted && gate.limits.current.cups == 6)
        #expect(reports.lines.withLock { $0.last } == "reloaded 0")
        #expect(reports.lines.withLock { $0.filter { $0.hasPrefix("refused") }.count } == 6)
        withExtendedLifetime(injector) {}
    }

    @Test func standingWarning_doesNotRefuse() async throws {
        let file = try LiveFile("{ limits: { cups: 5 }, spare: 1 }")
        let gate = try Injector(Self.gate, options: GraphOptions(live: file.live)).get(Gate.self)
        let reload = try file.reload("{ limits: { cups: 6 }, spare: 2 }")
        #expect(reload.isAccepted && reload.diagnostics.map(\.id) == [.propertyUnknown])
        #expect(gate.limits.current.cups == 6)
    }

    @Test func choicesAndConditions_areChecked_butStay() async throws {
        let bindings = Bindings {
            single(qualified: "fast") { "fast" }
            single(qualified: "slow") { "slow" }
            choose(String.self, qualifiedBy: "mode")
            when(.property("size", is: 1)) { factory { 1 } }
            when(!.property("size", is: 1)) { factory { 2 } }
        }
        let file = try LiveFile("{ mode: fast, size: 1 }")
        let injector = try Injector(bindings, options: GraphOptions(live: file.live))
        #expect(try file.reload("{ mode: slow, size: 2 }").isAccepted)
        #expect(injector.get(String.self) == "fast" && injector.get(Int.self) == 1)
        #expect(try file.reload("{ mode: none, size: 2 }").diagnostics.map(\.id) == [.qualifierUnmatched])
        // Of both conditions.
        #expect(try file.reload("{ mode: fast, size: big }").diagnostics.map(\.id) == [.propertyType, .propertyType])
        #expect(try file.reload("{ mode: fast }").diagnostics.map(\.id) == [.propertyMissing, .propertyMissing])
        withExtendedLifetime(injector) {}
    }

    /// A wrong value in a part without effect, which a start accepts, refused each reload.
    @Test func partsOfAConditionWithoutEffect_mayStayWrong() throws {
        let bindings = Bindings {
            bindLive(Limits.self)
            when(.profile("server") && .property("size", is: 1)) { factory { 1 } }
        }
        let live = try LiveProperties(sources: [.yaml("{ limits: { cups: 5 }, size: big }")])
        let injector = try Injector(bindings, options: GraphOptions(live: live))
        let reload = live.reload()
        #expect(reload.isAccepted && reload.diagnostics.isEmpty)
        #expect(injector.get(Live<Limits>.self).current.cups == 5)
    }

    /// The reading of a choice kept the graph's session, and with it the properties that kept the reading.
    @Test func properties_areReleased_withTheirGraph() throws {
        weak var released: LiveProperties?
        do {
            let bindings = Bindings {
                bindLive(Limits.self)
                single(qualified: "fast") { "fast" }
                choose(String.self, qualifiedBy: "mode")
                when(.property("size", is: 1)) { factory { 1 } }
            }
            let live = try LiveProperties(sources: [.yaml("{ limits: { cups: 5 }, mode: fast, size: 1 }")])
            released = live
            #expect(try Injector(bindings, options: GraphOptions(live: live)).get(String.self) == "fast")
            #expect(live.reload().isAccepted)
        }
        #expect(released == nil)
    }

    @Test func withoutLiveProperties_aGroupNeverChanges() throws {
        let properties = try Properties(yaml: "limits: { cups: 5 }")
        #expect(
            try Injector(Self.gate, options: GraphOptions(properties: properties)).get(Gate.self).limits.current.cups
                == 5)
        let limits = try Live(properties.value(of: Limits.self))
        #expect(limits.current.cups == 5)
    }

    @Test func watch_reloadsUntilItIsCancelled() async throws {
        let (reloads, report) = AsyncStream.makeStream(of: [String].self)
        let file = try LiveFile("limits: { cups: 5 }", reporting: { report.yield($0.changes) })
        let limits = try Injector(Self.gate, options: GraphOptions(live: file.live)).get(Live<Limits>.self)
        let watching = Task { [live = file.live] in try await live.watch(every: .milliseconds(1)) }
        try file.write("limits: { cups: 8 }")
        #expect(await reloads.first { _ in true } == ["limits"])
        #expect(limits.current.cups == 8)
        watching.cancel()
        await #expect(throws: CancellationError.self) { try await watching.value }
        withExtendedLifetime(file) {}
    }

    final class End: Sendable {
        let isReached: Atomic<Bool> = Atomic(false)
    }

    /// All 10,000 reloads of the bar take a minute; `LIVE_RELOADS=10000` tries them.
    @Test func reloadsUnderReaders_showNoTornAndNoRefusedTree() async throws {
        let count = ProcessInfo.processInfo.environment["LIVE_RELOADS"].flatMap { Int($0) } ?? 500
        let number = Mutex(3)
        // Each third tree is refused, since it has fewer cups than orders; in a right one there are twice as many.
        let live = try LiveProperties(
            sources: [.yaml("limits: { orders: 3, cups: 6 }")],
            changing: { properties in
                let next = number.withLock { number in
                    number += 1
                    return number
                }
                let cups = next % 3 == 0 ? next - 1 : 2 * next
                let source = PropertySource.values(
                    ["limits": ["orders": .integer(next), "cups": .integer(cups)]], named: "next")
                return (try? properties.adding([source])) ?? properties
            })
        let limits = try Injector(Self.gate, options: GraphOptions(live: live)).get(Live<Limits>.self)
        let end = End()
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var (wrong, last) = (0, 0)
                    while !end.isReached.load(ordering: .relaxed) {
                        let now = limits.current
                        if now.cups != 2 * now.orders || now.orders < last { wrong += 1 }
                        last = now.orders
                        await Task.yield()
                    }
                    return wrong
                }
            }
            var accepted = 0
            for _ in 0..<count { if live.reload().isAccepted { accepted += 1 } }
            end.isReached.store(true, ordering: .relaxed)
            #expect(accepted >= count / 2 && accepted < count)
            for try await wrong in group { #expect(wrong == 0) }
        }
    }
}
