// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension BindingGraph {
    /// A shop that opens its database and its session before its screen, with every effect and hook.
    static let openingShop: BindingGraph = BindingGraph(
        components: [
            Component(
                id: "Shop", name: "Shop", parent: nil, scope: "PerShop", seed: nil, root: "Shop:Screen",
                construction: .onMainActorAsynchronous),
            Component(
                id: "Shop/Counter", name: "Counter", parent: "Shop", scope: nil, seed: nil, root: "Shop/Counter:Till",
                construction: .throwing),
        ],
        bindings: [
            .made("Screen", in: "Shop", line: 1, effects: [.onMainActor], isOnMainActor: true),
            .made("Menu", in: "Shop", line: 2, isOnMainActor: true),
            .made("Theme", in: "Shop", sharing: .shared, line: 3, effects: [.onMainActor], isOnMainActor: true),
            .made(
                "Database", in: "Shop", sharing: .eager, line: 4, effects: [.asynchronous],
                hooks: [.onStart, .onStop, .onDispose]),
            .made(
                "Session", in: "Shop", sharing: .shared, line: 5, effects: [.onMainActor, .asynchronous],
                isOnMainActor: true, hooks: [.onStop]),
            .made("ComponentFactory<Counter>", in: "Shop", kind: "componentFactory", line: 6),
            .made("Old", in: "Shop", sharing: .shared, line: 7, isOverride: true, isOnMainActor: true),
            .made("Factory<Brew>", in: "Shop", kind: "assistedFactory", line: 8, effects: [.onMainActor]),
            .made("Till", in: "Shop/Counter", line: 9),
            .made(
                "Ledger", in: "Shop/Counter", sharing: .shared, line: 10, effects: [.throwing], hooks: [.onDispose]),
        ],
        edges: [
            edge("Shop:Screen", "Shop:Menu"), edge("Shop:Screen", "Shop:Session"),
            edge("Shop:Screen", "Shop:ComponentFactory<Counter>", .componentFactory),
            edge("Shop:Screen", "Shop:Factory<Brew>", .factory), edge("Shop:Screen", "Shop:Old", .lazy),
            edge("Shop:Menu", "Shop:Database"), edge("Shop:Menu", "Shop:Theme"),
            edge("Shop:Session", "Shop:Database", .provider),
            edge("Shop:ComponentFactory<Counter>", "Shop/Counter:Till"),
            edge("Shop/Counter:Till", "Shop/Counter:Ledger"), edge("Shop/Counter:Ledger", "Shop:Database"),
        ],
        diagnostics: [])

    private static func edge(_ from: String, _ to: String, _ kind: Edge.Kind = .direct) -> Edge {
        Edge(from: from, to: to, kind: kind)
    }
}
