// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

/// Complains about whatever needs a heater at once.
private struct NoDirectHeater: GraphPlugin {
    static let id: Diagnostic.ID = Diagnostic.ID(rawValue: "Shop/DirectHeater")

    func check(_ graph: BindingGraph, report: inout DiagnosticReport) {
        for edge in graph.edges where edge.kind == .direct && edge.to == "Shop:Heater" {
            guard let binding = graph.bindings.first(where: { $0.id == edge.from }) else { continue }
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
}
