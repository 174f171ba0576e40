// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

/// Effects, hooks and constructions in explanations.
@Suite struct BindingGraphEffectsTests {
    private static let graph = BindingGraph(
        components: [
            .init(
                id: "App", name: "App", parent: nil, scope: nil, seed: nil, root: "App:Screen",
                construction: .onMainActorAsynchronous),
            .init(
                id: "App/Counter", name: "Counter", parent: "App", scope: nil, seed: nil, root: "App/Counter:Till",
                construction: .throwing),
        ],
        bindings: [
            binding("Screen", 1, effects: [.onMainActor], isOnMainActor: true), binding("Menu", 2, isOnMainActor: true),
            binding("Session", 3, sharing: .shared, effects: [.onMainActor, .asynchronous], hooks: [.onStop]),
            binding("Theme", 4, sharing: .shared, effects: [.onMainActor], isOnMainActor: true),
            binding(
                "Database", 5, sharing: .eager, effects: [.asynchronous], hooks: [.onDispose, .onStart, .onStop]),
            binding("Old", 6, sharing: .shared, isOnMainActor: true),
            binding("Folder", 7, effects: [.onMainActor, .throwing], isOnMainActor: true, hooks: [.onStart, .onStop]),
            binding("Factory<Brew>", 8, kind: "assistedFactory", effects: [.onMainActor]),
            binding("ComponentFactory<Counter>", 9, kind: "componentFactory"), binding("Plain", 10),
            binding("Till", 11, in: "App/Counter"), binding("Ledger", 12, in: "App/Counter", effects: [.throwing]),
        ],
        edges: [
            edge("App:Screen", "App:Menu"), edge("App:Menu", "App:Database"), edge("App:Menu", "App:Theme", .lazy),
            edge("App:Menu", "App:Session"), edge("App:Menu", "App:Plain"), edge("App:Menu", "App:Theme", .optional),
            edge("App:ComponentFactory<Counter>", "App/Counter:Till"), edge("App:Old", "App:Plain"),
        ],
        diagnostics: [])

    private static func binding(
        _ key: String, _ line: Int, kind: String = "factory", sharing: SharingPolicy = .unshared,
        in component: String = "App",
        effects: [BindingGraph.Effect] = [], isOnMainActor: Bool = false, hooks: [BindingGraph.Hook] = []
    ) -> BindingGraph.Binding {
        .init(
            id: "\(component):\(key)", component: component, key: key, kind: kind, sharing: sharing, module: nil,
            place: Place(fileID: "Shop/Shop.swift", line: line), effects: effects,
            isOnMainActor: isOnMainActor || (effects.contains(.onMainActor) && kind == "factory"), hooks: hooks)
    }

    private static func edge(
        _ from: String, _ to: String, _ kind: BindingGraph.Edge.Kind = .direct
    ) -> BindingGraph.Edge {
        .init(from: from, to: to, kind: kind)
    }

    @Test(arguments: [
        (
            "Screen",
            "'Screen' is bound in 'App', root of 'App' (built asynchronously on the main actor), made on the main actor"
        ),
        ("Menu", "'Menu' is bound in 'App', on the main actor because of 'Theme'"),
        ("Session", "'Session' is bound in 'App', shared, made asynchronously on the main actor, stopped"),
        ("Theme", "'Theme' is bound in 'App', shared, made on the main actor"),
        (
            "Database",
            "'Database' is bound in 'App', shared (eager), made asynchronously, started, stopped and disposed of"
        ),
        ("Old", "'Old' is bound in 'App', shared, on the main actor because of its sharing"),
        ("Folder", "'Folder' is bound in 'App', made on the main actor, may throw, started and stopped"),
        ("Factory<Brew>", "'Factory<Brew>' is bound in 'App', called on the main actor"),
        (
            "ComponentFactory<Counter>",
            "'ComponentFactory<Counter>' is bound in 'App', builds 'Counter' (may throw when built)"
        ),
        ("Plain", "'Plain' is bound in 'App'"),
        ("Till", "'Till' is bound in 'Counter', root of 'Counter' (may throw when built)"),
        ("Ledger", "'Ledger' is bound in 'Counter', may throw"),
    ])
    func explanation_hasEffectsAndHooks(key: String, headline: String) {
        let first = Self.graph.explain(key).prefix { $0 != "\n" }
        #expect(first.replacing(#/ {3}Shop/Shop\.swift:\d+$/#, with: "") == headline)
    }

    @Test(arguments: [
        (BindingGraph.Construction.synchronous, ""), (.throwing, "may throw when built"),
        (.asynchronous, "built asynchronously"), (.onMainActor, "built on the main actor"),
        (.onMainActorThrowing, "may throw when built on the main actor"),
        (.onMainActorAsynchronous, "built asynchronously on the main actor"),
    ])
    func construction_hasWords(construction: BindingGraph.Construction, words: String) {
        #expect(construction._words == words)
    }
}
