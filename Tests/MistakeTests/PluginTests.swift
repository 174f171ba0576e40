// SPDX-License-Identifier: Apache-2.0

import DI
import DIDiagnostics
import Synchronization
import Testing

extension Diagnostic.ID {
    fileprivate static let countBindings: Diagnostic.ID = Diagnostic.ID(rawValue: "Shop/CountBindings")
}

/// Says how much there is, and remembers what it saw.
private final class Counter: GraphPlugin {
    let severity: Diagnostic.Severity
    let seen: Mutex<[BindingGraph]> = Mutex([])

    init(_ severity: Diagnostic.Severity) {
        self.severity = severity
    }

    func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        seen.withLock { $0.append(graph) }
        report.add(
            Diagnostic(
                id: .countBindings, severity: severity, subject: "CoffeeShop",
                message: "\(graph.bindings.count) bindings and \(graph.edges.count) edges"))
    }
}

@Suite struct PluginTests {
    private static let text = "[Shop/CountBindings] 9 bindings and 7 edges"

    @Test func warningOfAPlugin_isADiagnosticOfTheFactory() throws {
        let factory = try ComponentFactory.of(CoffeeShop.self, plugins: [Counter(.warning), Counter(.note)])
        #expect(factory.diagnostics.map(\.description) == ["note: \(Self.text)", "warning: \(Self.text)"])
    }

    @Test func errorOfAPlugin_makesTheGraphInvalid() {
        let error = #expect(throws: GraphError.self) { try CoffeeShop.validate(plugins: [Counter(.error)]) }
        #expect(error?.description == "error: \(Self.text)\n\n1 error in the object graph")
    }

    @Test func severities_raiseWarnings_andSilenceThem_butNeverErrors() throws {
        #expect(throws: GraphError.self) {
            try CoffeeShop.validate(plugins: [Counter(.warning)], severities: [.countBindings: .error])
        }
        let silenced = try ComponentFactory.of(
            CoffeeShop.self, plugins: [Counter(.warning)], severities: [.countBindings: nil])
        #expect(silenced.diagnostics == [])
        #expect(throws: GraphError.self) {
            try CoffeeShop.validate(plugins: [Counter(.error)], severities: [.countBindings: .note])
        }
        Scene.$current.withValue([Commitment(mistake: .missingBinding, level: .child)]) {
            let diagnostics = CoffeeShop.graph(severities: [.missingBinding: nil]).diagnostics
            #expect(diagnostics.map(\.id) == [.missingBinding])
        }
    }

    /// Also of a graph that is wrong, with what the rules have found.
    @Test func plugin_seesBindingsEdgesPlacesAndDiagnostics() throws {
        let counter = Counter(.note)
        let commitments = [Commitment(mistake: .qualifierMisspelt, level: .child)]
        let graph = Scene.$current.withValue(commitments) { CoffeeShop.graph(plugins: [counter]) }
        let first = counter.seen.withLock(\.first)
        let seen = try #require(first)
        #expect(seen.diagnostics.map(\.id) == [.qualifierUnmatched])
        #expect(graph.diagnostics.map(\.id) == [.countBindings, .qualifierUnmatched])
        #expect(seen.bindings == graph.bindings && seen.edges == graph.edges && seen.components == graph.components)
        let places = seen.bindings.filter { $0.key.contains("Grinder") }.map {
            "\($0.key) \($0.place?.description ?? "")"
        }
        #expect(
            places == [
                "'Grinder' qualified \"coarse\" Shop/Grinders.swift:11",
                "'Grinder' qualified \"fine\" Shop/Grinders.swift:12",
                "Grinder Shop/Grinders.swift:13",
            ])
        #expect(
            seen.edges.filter { $0.from == "MistakeTests.CoffeeShop:MistakeTests.Shop" }.map { "\($0.kind) \($0.to)" }
                == [
                    "direct MistakeTests.CoffeeShop:[MistakeTests.Station]",
                    "componentFactory MistakeTests.CoffeeShop:"
                        + "DIBinding.ComponentFactory<MistakeTests.OrderComponent>",
                ])
    }
}
