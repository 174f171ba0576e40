// SPDX-License-Identifier: Apache-2.0

import DI

/// The rules that the program's graph keeps besides those of every graph.
///
/// The compiler can't check them, since this target imports every layer. They are checked where somebody looks at the
/// graph (`ghb graph`, `ghb doctor`, the tests), not when a run plans it.
enum GraphRules {
    /// The plugins that check the rules.
    static let plugins: [any GraphPlugin] = [
        LayeringPlugin(layers: [
            .layer("Commands", "PropertyInjector<*Command>", mayUse: ["Services"]),
            .layer("Services", "*Service", "ListReader", "OrgLists", mayUse: ["Requests"]),
            .layer(
                "Requests", "APIClient", "Factory<PagerFactory>", "RequestDispatcher", "RedirectFollower",
                mayUse: ["Backends"]),
            .layer("Backends", "Transport", "ResponseCache", "LimitStore", "StorageBackend", mayUse: ["Files"]),
            .layer("Files", "*Database"),
        ]),
        LimitsPlugin(fanOut: 12),
    ]
}
