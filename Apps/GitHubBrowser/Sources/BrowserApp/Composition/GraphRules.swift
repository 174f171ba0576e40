// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools

/// The rules for the program's graph, besides those for every graph.
///
/// The compiler can't check them, because this target imports every layer. `ghb graph`, `ghb doctor` and the tests check
/// them; a run doesn't.
enum GraphRules {
    static let plugins: [any GraphPlugin] = [
        LayeringPlugin(layers: [
            .layer("Commands", .module("*CommandsModule"), "PropertyInjector<*Command>", mayUse: ["Services"]),
            .layer("Services", .module("ServicesModule"), "OrgLists", mayUse: ["Requests"]),
            .layer("Requests", .module("NetworkingModule"), mayUse: ["Backends"]),
            .layer(
                "Backends", .module("RequestPathModule"), "Transport", "ResponseCache", "LimitStore", "StorageBackend",
                mayUse: ["Files"]),
            .layer("Files", "*Database"),
        ])
    ]
}
