// SPDX-License-Identifier: Apache-2.0
// The twin of MainActorByDefault.swift.

import DI
import DIDiagnostics

final class Display {
    init() {}
}

nonisolated struct Milk: Hashable {
    let name: String
}

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Display.self).onMainActor(Display.init)
        binder.bind(Display.self).onMainActor({ Display() })
        binder.bind(Milk.self).intoSet().onMainActor({ Milk(name: "oat") })
        bindMilk(binder)
    }
}

nonisolated func bindMilk(_ binder: UnscopedBinder) {
    binder.bind(Milk.self).to(factory: { Milk(name: "oat") })
}

nonisolated func isLarge(_ graph: BindingGraph) -> Bool {
    graph.bindings.count > 1000
}

struct SizePlugin: GraphPlugin {
    func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        _ = isLarge(graph)
    }
}
