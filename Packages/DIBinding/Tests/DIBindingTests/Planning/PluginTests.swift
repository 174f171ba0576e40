// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIValidation
import Synchronization
import Testing

/// Rules that a program adds; what their findings count as is in the tests of mistakes.
@Suite struct PluginTests {
    struct Shop: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).to(value: 1)
        }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(factory: { (_: Int) in "" })
        }
    }

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
        let factory = try ComponentFactory.of(Shop.self, plugins: [plugin])
        let injector = Injector(factory)
        _ = (factory.diagnostics, factory.diagnostics, injector.graph)
        #expect(plugin.runs.load(ordering: .relaxed) == 1)
    }
}
