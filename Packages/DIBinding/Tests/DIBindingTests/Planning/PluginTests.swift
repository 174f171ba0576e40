// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIValidation
import Synchronization
import Testing

/// Rules that a program adds, and what their findings count as.
@Suite struct PluginTests {
    struct Naming: GraphPlugin {
        static let id = Diagnostic.ID(rawValue: "Shop/Naming")
        let severity: Diagnostic.Severity

        func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
            for binding in graph.bindings where binding.key == "Int" {
                report.add(Diagnostic(id: Self.id, severity: severity, subject: binding.key))
            }
        }
    }

    struct Shop: RootComponent {
        typealias Root = String

        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).to(value: 1)
        }

        static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
            bind.to(factory: { (_: Int) in "" })
        }
    }

    @Test func warning_leavesTheGraphValid() throws {
        let factory = try ComponentFactory.of(Shop.self, plugins: [Naming(severity: .warning)])
        #expect(factory.diagnostics.map(\.description) == ["warning: [Shop/Naming] Int"])
        try Shop.validate(plugins: [Naming(severity: .note)])
        #expect(Shop.graph(plugins: [Naming(severity: .note)]).diagnostics.map(\.severity) == [.note])
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

    @Test func error_makesTheGraphInvalid() throws {
        let error = try #require(throws: GraphError.self) { try Shop.validate(plugins: [Naming(severity: .error)]) }
        #expect(error.description == "error: [Shop/Naming] Int\n\n1 error in the object graph")
    }

    @Test func severities_areThoseOfTheOptions() throws {
        let plugin = Naming(severity: .warning)
        let silent = try ComponentFactory.of(Shop.self, plugins: [plugin], severities: [Naming.id: nil])
        #expect(silent.diagnostics == [])
        #expect(throws: GraphError.self) { try Shop.validate(plugins: [plugin], severities: [Naming.id: .error]) }
    }

    @Test func errors_stayErrors() {
        #expect(throws: GraphError.self) {
            try Slip<MistakesTests.Missing>.validate(severities: [.missingBinding: nil])
        }
        #expect(throws: GraphError.self) {
            try Slip<MistakesTests.Missing>.validate(severities: [.missingBinding: .note])
        }
    }

    @Test func graphWithoutDiagnostics_hasNone() throws {
        #expect(try ComponentFactory.of(Shop.self).diagnostics == [])
    }
}
