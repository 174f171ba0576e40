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
