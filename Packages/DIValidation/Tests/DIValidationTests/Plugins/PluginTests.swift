// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

/// Complains about whatever needs a heater at once.
private struct NoDirectHeater: GraphPlugin {
    static let id: Diagnostic.ID = Diagnostic.ID(rawValue: "Shop/DirectHeater")

    func check(_ graph: BindingGraph, report: inout DiagnosticReport) {
        let index = GraphIndex(graph)
        for edge in graph.edges where edge.kind == .direct && index.binding(edge.to)?.key == "Heater" {
            guard let binding = index.binding(edge.from) else { continue }
            report.add(
                Diagnostic(
                    id: Self.id, severity: .warning, subject: binding.key, message: "'\(binding.key)' heats at once",
                    trace: [Diagnostic.Step(.needs, name: "Heater", place: binding.place)]))
        }
    }
}

@Suite struct PluginTests {
    @Test func plugin_seesEdgesAndPlaces() {
        let model = makeShop { shop, root in
            let heater = shop.bind(Heater.self, 2)
            shop.need(shop.bind(Pump.self, 3), heater)
            shop.need(root, heater, .lazy)
        }
        var report = DiagnosticReport()
        NoDirectHeater().check(BindingGraph(_model: model, diagnostics: []), report: &report)
        #expect(
            report.diagnostics.map(\.description) == [
                """
                warning: [Shop/DirectHeater] 'Pump' heats at once
                  needs 'Heater'   Shop/Shop.swift:3
                """
            ])
    }

    @Test func report_keepsWhatItIsGiven_inThatOrder() {
        var report = DiagnosticReport()
        #expect(report.diagnostics == [])
        let diagnostics = ["b", "a"].map { Diagnostic(id: NoDirectHeater.id, severity: .note, subject: $0) }
        for diagnostic in diagnostics { report.add(diagnostic) }
        #expect(report.diagnostics == diagnostics)
    }

    @Test func reportOnABinding_hasTheFormOfTheRules() {
        let index = GraphIndex(
            .shop { shop in
                shop.bind("'Pump' tagged 'Spare'", at: "Shop/Water.swift:3", module: "WaterModule")
                shop.bind("CoffeeMaker", at: "Shop/Shop.swift:1")
                shop.bind("[Bean]", at: "Shop/Beans.swift:2", name: "[Bean]/Dark", kind: "contribution")
                shop.bind("Order", kind: "seed")
            })
        let bindings = index.graph.bindings
        var report = DiagnosticReport()
        report.error(
            "Shop/Naming", on: bindings[0], "\(bindings[0].quotedKey) has no good name",
            trace: [index.step(.neededBy, bindings[1])], notes: ["names are nouns"], fixes: ["find another one"])
        report.warning("Shop/Naming", on: bindings[2], "a part of \(bindings[2].quotedKey) has no good name")
        report.note("Shop/Naming", on: bindings[3], "'Order' has no good name")
        #expect(
            report.diagnostics.map(\.description) == [
                """
                error: [Shop/Naming] 'Pump' tagged 'Spare' has no good name
                  bound                     Shop/Water.swift:3   (in module 'WaterModule')
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1    (root of 'Shop')
                note: names are nouns
                fix: find another one
                """,
                """
                warning: [Shop/Naming] a part of '[Bean]' has no good name
                  contributed   Shop/Beans.swift:2
                """,
                """
                note: [Shop/Naming] 'Order' has no good name
                  bound   (a seed)
                """,
            ])
        #expect(report.diagnostics.map(\.subject) == ["'Pump' tagged 'Spare'", "[Bean]", "Order"])
    }
}
