// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics
import DIGraphTools
import DIValidation
import Foundation
import Testing

@Suite struct LimitsPluginTests {
    /// A maker that needs a pump and five parts, each of which needs the heater, as do two others.
    private static let shop = BindingGraph.shop { shop in
        shop.bind("CoffeeMaker", at: "Shop/Shop.swift:1")
        shop.bind("Pump", at: "Shop/Pump.swift:2")
        shop.bind("Heater", at: "Shop/Heater.swift:3", module: "HeatingModule")
        shop.need("Shop:CoffeeMaker", "Shop:Pump")
        for number in 1...6 {
            shop.bind("Part\(number)", at: "Shop/Parts.swift:\(number)")
            shop.need("Shop:CoffeeMaker", "Shop:Part\(number)", "Shop:Part\(number)")
            shop.need("Shop:Part\(number)", "Shop:Heater", kind: .lazy)
        }
        shop.need("Shop:Pump", "Shop:Heater")
    }

    private static func report(_ plugin: LimitsPlugin, _ graph: BindingGraph) -> [Diagnostic] {
        var report = Diagnostic.Report()
        plugin.check(graph, report: &report)
        return report.diagnostics
    }

    private static func texts(_ plugin: LimitsPlugin, _ graph: BindingGraph = shop) -> [String] {
        report(plugin, graph).map(\.description)
    }

    @Test func whatIsWithinTheLimits_orHasNone_isNoMistake() {
        #expect(Self.texts(LimitsPlugin(fanIn: 7, fanOut: 7, depth: 3)) == [])
        #expect(Self.texts(LimitsPlugin()) == [])
    }

    @Test func fanIn_tellsWhoNeedsIt_byPlace() {
        #expect(
            Self.texts(LimitsPlugin(fanIn: 4)) == [
                """
                error: [Limits/FanIn] 'Heater' is needed by 7 bindings, 3 more than the limit of 4
                  bound               Shop/Heater.swift:3   (in module 'HeatingModule')
                  needed by 'Part1'   Shop/Parts.swift:1
                also needed by 'Part2' (Shop/Parts.swift:2), 'Part3' (Shop/Parts.swift:3), 'Part4' (Shop/Parts.swift:4), \
                'Part5' (Shop/Parts.swift:5), 'Part6' (Shop/Parts.swift:6) and 1 more
                fix: split it by what its requesters use, or exempt it from the limits
                """
            ])
    }

    @Test func fanOut_countsEachBindingOnce() {
        #expect(
            Self.texts(LimitsPlugin(fanOut: 6, severity: .warning)) == [
                """
                warning: [Limits/FanOut] 'CoffeeMaker' needs 7 bindings, 1 more than the limit of 6
                  bound           Shop/Shop.swift:1
                  needs 'Pump'    Shop/Pump.swift:2
                  needs 'Part1'   Shop/Parts.swift:1
                  needs 'Part2'   Shop/Parts.swift:2
                  needs 'Part3'   Shop/Parts.swift:3
                  needs 'Part4'   Shop/Parts.swift:4
                  … and 2 more
                fix: move some of its dependencies into a separate binding, or exempt it from the limits
                """
            ])
    }

    @Test func depth_isCountedAlongWhatIsMadeAtOnce() {
        #expect(
            Self.texts(LimitsPlugin(depth: 2)) == [
                """
                error: [Limits/Depth] 'CoffeeMaker' is 3 bindings deep, 1 more than the limit of 2
                  'CoffeeMaker'    Shop/Shop.swift:1   (root of 'Shop')
                  needs 'Pump'     Shop/Pump.swift:2
                  needs 'Heater'   Shop/Heater.swift:3
                fix: make one of them depend on a Provider or a Lazy, or exempt 'CoffeeMaker' from the limits
                """
            ])
    }

    @Test func worst_isReportedFirst() {
        let graph = BindingGraph.shop { shop in
            for (number, needs) in [1, 3, 2, 3].enumerated() {
                shop.bind("User\(number)", at: "Shop/Users.swift:\(number)")
                for need in 0..<needs {
                    shop.bind("Need\(number).\(need)")
                    shop.need("Shop:User\(number)", "Shop:Need\(number).\(need)")
                }
            }
        }
        let subjects = Self.report(LimitsPlugin(fanOut: 0), graph).map(\.subject)
        #expect(subjects == ["User1", "User3", "User2", "User0"])
    }

    @Test func exceptions_areNotReported_butCount() {
        #expect(Self.texts(LimitsPlugin(fanIn: 4, fanOut: 6, depth: 2, except: ["Heater", "Coffee*"])) == [])
        #expect(
            Self.texts(
                LimitsPlugin(fanIn: 9, except: ["Heater", .module("Kettle*")], file: "ShopTests/Limits.swift", line: 3))
                == [
                    """
                    warning: [Limits/UnusedException] the exception for module 'Kettle*' matches nothing
                      declared   ShopTests/Limits.swift:3
                    fix: correct or remove the exception
                    """
                ])
    }

    @Test func collection_hasNoFanOut_sinceNobodyWroteItsPartsInOnePlace() {
        let graph = BindingGraph.shop { shop in
            shop.bind("[Bean]", kind: "collection")
            for number in 1...9 {
                shop.bind("[Bean]", at: "Shop/Beans.swift:\(number)", name: "[Bean]/\(number)", kind: "contribution")
                shop.need("Shop:[Bean]", "Shop:[Bean]/\(number)", kind: .collection)
            }
        }
        #expect(Self.texts(LimitsPlugin(fanOut: 8), graph) == [])
    }

    @Test func componentInManyPlaces_countsOnce() {
        var builder = GraphBuilder()
        builder.component("Shop")
        builder.bind("Heater", at: "Shop/Heater.swift:3")
        for number in 1...9 {
            let parent = builder.component("Counter\(number)", in: "Shop")
            let kiosk = builder.component("Kiosk", in: parent)
            let pump = builder.bind("Pump", in: kiosk, at: "Shop/Kiosk.swift:2")
            builder.need(pump, "Shop:Heater", builder.bind("Hose", in: kiosk, at: "Shop/Kiosk.swift:3"))
        }
        #expect(Self.report(LimitsPlugin(fanIn: 1), builder.graph) == [])
        #expect(Self.report(LimitsPlugin(fanOut: 1), builder.graph).map(\.subject) == ["Pump"])
        #expect(Self.report(LimitsPlugin(depth: 1), builder.graph).map(\.subject) == ["Pump"])
    }

    @Test func cycle_countsAsOne_andIsReportedWhereItBegins() {
        let graph = BindingGraph.shop { shop in
            for name in ["A", "B", "C", "D"] { shop.bind(name, at: "Shop/\(name).swift:1") }
            shop.need("Shop:A", "Shop:B")
            shop.need("Shop:B", "Shop:C")
            shop.need("Shop:C", "Shop:A", "Shop:D")
        }
        #expect(Self.report(LimitsPlugin(depth: 2), graph) == [])
        let found = Self.report(LimitsPlugin(depth: 1), graph)
        #expect(found.map(\.subject) == ["A"])
        #expect(found.first?.trace.map(\.name) == ["A", "D"])
    }

    @Test func depth_isReportedOnce_whereConstructionBegins() {
        let graph = BindingGraph.shop { shop in
            for name in ["Root", "Screen", "A", "B", "C", "Unused"] { shop.bind(name) }
            shop.need("Shop:Root", "Shop:Screen", kind: .provider)
            shop.need("Shop:Screen", "Shop:A")
            shop.need("Shop:Unused", "Shop:B")
            shop.need("Shop:A", "Shop:B", kind: .optional)
            shop.need("Shop:B", "Shop:C", kind: .collection)
        }
        let found = Self.report(LimitsPlugin(depth: 2), graph)
        #expect(found.map(\.subject) == ["Screen", "Unused"])
        #expect(found.map { $0.trace.map(\.name) } == [["Screen", "A", "B", "C"], ["Unused", "B", "C"]])
    }

    /// On a thread with the stack of a secondary thread of Apple's systems.
    @Test func chainOfTenThousand_needsNoStack_andItsMiddleIsLeftOut() async {
        let texts = await withCheckedContinuation { continuation in
            let thread = Thread {
                var builder = GraphBuilder()
                builder.component("Shop")
                for number in 0..<10_000 {
                    builder.bind("Part\(number)", at: "Shop/Parts.swift:\(number)")
                    if number > 0 { builder.need("Shop:Part\(number - 1)", "Shop:Part\(number)") }
                }
                continuation.resume(
                    returning: Self.texts(LimitsPlugin(fanIn: 1, fanOut: 1, depth: 9_999), builder.graph))
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(
            texts == [
                """
                error: [Limits/Depth] 'Part0' is 10000 bindings deep, 1 more than the limit of 9999
                  'Part0'            Shop/Parts.swift
                  needs 'Part1'      Shop/Parts.swift:1
                  needs 'Part2'      Shop/Parts.swift:2
                  needs 'Part3'      Shop/Parts.swift:3
                  needs 'Part4'      Shop/Parts.swift:4
                  … and 9990 more
                  needs 'Part9995'   Shop/Parts.swift:9995
                  needs 'Part9996'   Shop/Parts.swift:9996
                  needs 'Part9997'   Shop/Parts.swift:9997
                  needs 'Part9998'   Shop/Parts.swift:9998
                  needs 'Part9999'   Shop/Parts.swift:9999
                fix: make one of them depend on a Provider or a Lazy, or exempt 'Part0' from the limits
                """
            ])
    }

    /// Against the definition, by recursion over random graphs without cycles.
    @Test(arguments: UInt64(1)...20)
    func depth_isThatOfANaiveOracle(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let count = 12
        var needs: [Int: [Int]] = [:]
        let graph = BindingGraph.shop { shop in
            for number in 0..<count { shop.bind("Part\(number)") }
            for number in 0..<count {
                for other in (number + 1)..<max(number + 1, count) where Int.random(in: 0..<3, using: &random) == 0 {
                    let isAtOnce = Bool.random(using: &random)
                    shop.need("Shop:Part\(number)", "Shop:Part\(other)", kind: isAtOnce ? .direct : .weak)
                    if isAtOnce { needs[number, default: []].append(other) }
                }
            }
        }
        func depth(_ number: Int) -> Int { 1 + ((needs[number] ?? []).map(depth).max() ?? 0) }
        let needed = Set(needs.values.joined())
        let starts = (0..<count).filter { !needed.contains($0) }.map { ("Part\($0)", depth($0)) }
        let expected = starts.enumerated().sorted { (-$0.element.1, $0.offset) < (-$1.element.1, $1.offset) }
        let found = Self.report(LimitsPlugin(depth: 0), graph)
        #expect(found.map(\.subject) == expected.map(\.element.0))
        #expect(found.map(\.trace.count) == expected.map { min($0.element.1, 11) })
    }
}
