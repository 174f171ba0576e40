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
    let seen: Mutex<[BindingGraph]> = Mutex([])

    func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        seen.withLock { $0.append(graph) }
        report.add(
            Diagnostic(
                id: .countBindings, severity: .note, subject: "CoffeeShop",
                message: "\(graph.bindings.count) bindings and \(graph.edges.count) edges"))
    }
}

/// Complains about the binding of a key.
private struct Complaint: GraphPlugin {
    let key: String

    func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        for binding in graph.bindings where binding.key == key {
            report.add("Shop/Complaint", .error, on: binding, "\(binding.quotedKey) is disliked")
        }
    }
}

@Suite struct PluginTests {
    @Test func errorsOfPlugins_makeTheGraphInvalid_inTheOrderOfPlaces() {
        let plugins = ["Order", "Shop"].map(Complaint.init)
        for plugins in [plugins, plugins.reversed()] {
            let error = #expect(throws: GraphError.self) { try CoffeeShop.validate(plugins: plugins) }
            #expect(
                error?.description == """
                    error: [Shop/Complaint] 'Shop' is disliked
                      bound   Shop/CoffeeShop.swift:20

                    error: [Shop/Complaint] 'Order' is disliked
                      bound   Shop/OrderComponent.swift:20

                    2 errors in the object graph
                    """)
        }
    }

    /// Also of a graph that is wrong, with what the rules have found.
    @Test func plugin_seesBindingsEdgesPlacesAndDiagnostics() throws {
        let counter = Counter()
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
