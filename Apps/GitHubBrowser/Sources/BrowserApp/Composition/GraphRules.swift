// SPDX-License-Identifier: Apache-2.0

import DI

/// The rules for the program's graph, besides those for every graph.
///
/// The compiler can't check them, because this target imports every layer. `ghb graph`, `ghb doctor` and the tests check
/// them; a run doesn't.
enum GraphRules {
    /// The plugins that check the rules.
    static let plugins: [any GraphPlugin] = [
        LayeringPlugin(layers: [
            .layer("Commands", "PropertyInjector<*Command>", .module("*CommandsModule"), mayUse: ["Services"]),
            .layer("Services", "*Service", "ListReader", "OrgLists", mayUse: ["Requests"]),
            .layer(
                "Requests", "APIClient", "Factory<PagerFactory>", "RequestDispatcher", mayUse: ["Backends"]),
            .layer("Backends", "Transport", "ResponseCache", "LimitStore", "StorageBackend", mayUse: ["Files"]),
            .layer("Files", "*Database"),
        ]),
        LimitsPlugin(fanOut: 12),
    ]
}
