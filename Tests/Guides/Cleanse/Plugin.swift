// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics

/// A rule of one's own: names of screens end in a way that everybody knows.
struct ScreenNames: GraphPlugin {
    func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        for binding in graph.bindings where binding.key.hasSuffix("Screen") {
            report.add("Shop/ScreenNames", .error, on: binding, "'\(binding.key)' is not called a view controller")
        }
    }
}

func checkedSign() throws -> ComponentFactory<SignComponent> {
    try ComponentFactory.of(SignComponent.self, plugins: [ScreenNames()])
}
