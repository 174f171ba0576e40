// SPDX-License-Identifier: Apache-2.0

import DI
import DIGraphTools

/// The rules for the program's graph, besides those for every graph.
///
/// The walls of the modules say which layers may use each other; only what either source can bind is listed here.
///
/// The compiler can't check them, because this target imports every layer. `ghb graph`, `ghb doctor` and the tests check
/// them; a run doesn't.
enum GraphRules {
    /// The plugins that check the rules.
    static let plugins: [any GraphPlugin] = [
        LayeringPlugin(layers: [
            .layer("Commands", .wall("*CommandsModule"), "PropertyInjector<*Command>"),
            .layer("Services", .wall("ServicesModule"), "OrgLists"),
            .layer("Requests", .wall("NetworkingModule")),
            .layer(
                "Backends", .wall("RequestPathModule"), "Transport", "ResponseCache", "LimitStore", "StorageBackend",
                mayUse: ["Files"]),
            .layer("Files", "*Database"),
        ]),
        LimitsPlugin(fanOut: 12),
    ]
}
