// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIValidation
import Synchronization
import Testing

/// Rules that a program adds; what their findings count as is in the tests of mistakes.
@Suite struct PluginTests {
    /// Counts its runs.
    final class Counting: GraphPlugin {
        static let id = Diagnostic.ID(rawValue: "Shop/Counting")
        let runs: Atomic<Int> = Atomic(0)

        func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
            runs.add(1, ordering: .relaxed)
        }
    }

    // Regression: each question for diagnostics and graph ran it again.
    @Test func plugin_runsOnceForEachPlan() throws {
        let plugin = Counting()
        let menu = LocalBindings { $0.bind(Int.self).to(value: 1) }
        let factory = try menu.plan { try ComponentFactory.of(Slip.self, plugins: [plugin]) }
        let injector = Injector(factory)
        _ = (factory.diagnostics, factory.diagnostics, injector.graph)
        #expect(plugin.runs.load(ordering: .relaxed) == 1)
    }
}
