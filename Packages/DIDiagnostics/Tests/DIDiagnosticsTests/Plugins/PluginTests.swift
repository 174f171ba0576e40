// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

@Suite struct PluginTests {
    @Test func subjectWithoutText_isSaidToHaveNone() {
        var report = Diagnostic.Report()
        report.add(Diagnostic(id: "Shop/Mute", severity: .error, subject: ""))
        report.add(Diagnostic(id: "", severity: .note, subject: "", message: "said"))
        #expect(joined(report.diagnostics) == "error: [Shop/Mute] (no message)\n\nnote: said")
    }

    @Test func reportsOnBindings_haveTheFormOfTheRules_inTheirOrder() {
        let pump = binding(
            "'Pump' tagged 'Spare'", at: Place(fileID: "Shop/Water.swift", line: 3), module: "WaterModule")
        let maker = Diagnostic.Step(
            .neededBy, name: "CoffeeMaker", place: Place(fileID: "Shop/Shop.swift", line: 1), remark: "root of 'Shop'")
        var report = Diagnostic.Report()
        report.add(
            "Shop/Naming", .error, on: pump, "\(pump.key) has no good name", trace: [maker], notes: ["names are nouns"],
            fixes: ["find another one"])
        report.add(
            "Shop/Naming", .warning,
            on: binding("[Bean]", at: Place(fileID: "Shop/Beans.swift", line: 2), kind: "contribution"),
            "a part of '[Bean]' has no good name")
        report.add("Shop/Naming", .note, on: binding("Order", kind: "seed"), "'Order' has no good name")
        report.add("Shop/Naming", .note, on: binding("[Bean]", kind: "collection"), "'[Bean]' has no good name")
        #expect(
            joined(report.diagnostics) == """
                error: [Shop/Naming] 'Pump' tagged 'Spare' has no good name
                  bound                     Shop/Water.swift:3   (in module 'WaterModule')
                  needed by 'CoffeeMaker'   Shop/Shop.swift:1    (root of 'Shop')
                note: names are nouns
                fix: find another one

                warning: [Shop/Naming] a part of '[Bean]' has no good name
                  contributed   Shop/Beans.swift:2

                note: [Shop/Naming] 'Order' has no good name
                  bound   (a seed)

                note: [Shop/Naming] '[Bean]' has no good name
                  bound   (put together)
                """)
        #expect(report.diagnostics.map(\.subject) == ["'Pump' tagged 'Spare'", "[Bean]", "Order", "[Bean]"])
    }

    private func binding(
        _ key: String, at place: Place? = nil, kind: String = "factory", module: String? = nil
    ) -> BindingGraph.Binding {
        BindingGraph.Binding(
            id: "Shop:\(key)", component: "Shop", key: key, kind: kind, sharing: .unshared, module: module,
            place: place)
    }
}
