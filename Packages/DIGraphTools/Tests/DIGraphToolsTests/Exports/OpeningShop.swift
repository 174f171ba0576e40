// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

extension BindingGraph {
    /// A shop that opens its database and its session before its screen, with every effect and hook.
    static let openingShop: BindingGraph = {
        var shop = GraphBuilder()
        shop.component("Shop", scope: "PerShop", root: "Screen", construction: .onMainActorAsynchronous)
        shop.component("Counter", in: "Shop", root: "Till", construction: .throwing)
        shop.bind("Screen", line: 1, effects: [.onMainActor], isOnMainActor: true)
        shop.bind("Menu", line: 2, isOnMainActor: true)
        shop.bind("Theme", line: 3, sharing: .shared, effects: [.onMainActor], isOnMainActor: true)
        shop.bind(
            "Database", line: 4, sharing: .eager, effects: [.asynchronous], hooks: [.onStart, .onStop, .onDispose])
        shop.bind(
            "Session", line: 5, sharing: .shared, effects: [.onMainActor, .asynchronous], isOnMainActor: true,
            hooks: [.onStop])
        shop.bind("ComponentFactory<Counter>", line: 6, kind: "componentFactory")
        shop.bind("Old", line: 7, sharing: .shared, isOverride: true, isOnMainActor: true)
        shop.bind("Factory<Brew>", line: 8, kind: "assistedFactory", effects: [.onMainActor])
        shop.bind("Till", in: "Shop/Counter", line: 9)
        shop.bind("Ledger", in: "Shop/Counter", line: 10, sharing: .shared, effects: [.throwing], hooks: [.onDispose])
        shop.need("Shop:Screen", "Shop:Menu", "Shop:Session")
        shop.need("Shop:Screen", "Shop:ComponentFactory<Counter>", kind: .componentFactory)
        shop.need("Shop:Screen", "Shop:Factory<Brew>", kind: .factory)
        shop.need("Shop:Screen", "Shop:Old", kind: .lazy)
        shop.need("Shop:Menu", "Shop:Database", "Shop:Theme")
        shop.need("Shop:Session", "Shop:Database", kind: .provider)
        shop.need("Shop:ComponentFactory<Counter>", "Shop/Counter:Till")
        shop.need("Shop/Counter:Till", "Shop/Counter:Ledger")
        shop.need("Shop/Counter:Ledger", "Shop:Database")
        return shop.graph
    }()
}
