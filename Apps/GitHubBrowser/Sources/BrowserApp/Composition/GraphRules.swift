// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools

/// The rules for the program's graph, besides those for every graph.
///
/// The compiler can't check them, because this target imports every layer. `ghb graph`, `ghb doctor` and the tests check
/// them; a run doesn't.
enum GraphRules {
    /// The plugins that check the rules.
    static let plugins: [any GraphPlugin] = [
        LayeringPlugin(layers: [
            .layer("Commands", .module("*CommandsModule"), "PropertyInjector<*Command>", mayUse: ["Services"]),
            .layer("Services", .module("ServicesModule"), "OrgLists", mayUse: ["Requests"]),
            .layer("Requests", .module("NetworkingModule"), mayUse: ["Backends"]),
            .layer(
                "Backends", .module("RequestPathModule"), "Transport", "ResponseCache", "LimitStore", "StorageBackend",
                mayUse: ["Files"]),
            .layer("Files", "*Database"),
        ]),
        FewNeeds(),
    ]
}

/// A rule that no binding needs more than twelve others.
private struct FewNeeds: GraphPlugin {
    func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        let index = BindingGraph.Index(graph)
        for binding in graph.bindings where binding.kind != "collection" {
            let count = Set(index.needs(of: binding.id).map(\.to)).count
            if count > 12 {
                report.add(
                    .fewNeeds, .error, on: binding, "\(binding.quotedKey) needs \(count) bindings, more than 12",
                    fixes: ["move some of its dependencies into a separate binding"])
            }
        }
    }
}

extension Diagnostic.ID {
    /// A binding needs too many others.
    static let fewNeeds: Diagnostic.ID = "Browser/FewNeeds"
}
