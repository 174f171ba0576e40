// SPDX-License-Identifier: Apache-2.0
// In a target of the main actor, classes, functions and conformances belong to it unless they say otherwise; modules and plugins do not.
// Swift 6, main actor by default: error: converting function value of type '@MainActor @Sendable () -> Display' to '@Sendable () -> Display' loses global actor 'MainActor'
// Swift 6, main actor by default: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
// Swift 6, main actor by default: 2 × error: main actor-isolated conformance of 'Milk' to 'Hashable' cannot be used in nonisolated context
// Swift 6, main actor by default: error: call to main actor-isolated global function 'bindMilk' in a synchronous nonisolated context
// Swift 6, main actor by default: error: call to main actor-isolated global function 'isLarge' in a synchronous nonisolated context
// Swift 6, app target: the same

import DI
import DIDiagnostics

final class Display {
    init() {}
}

#if TWIN
nonisolated struct Milk: Hashable {
    let name: String
}
#else
struct Milk: Hashable {
    let name: String
}
#endif

enum Kitchen: Module {
    static func configure(binder: UnscopedBinder) {
        #if TWIN
        binder.bind(Display.self).onMainActor(Display.init)
        binder.bind(Display.self).onMainActor({ Display() })
        binder.bind(Milk.self).intoSet().onMainActor({ Milk(name: "oat") })
        #else
        binder.bind(Display.self).to(factory: Display.init)  // here
        binder.bind(Display.self).to(factory: { Display() })  // here
        binder.bind(Milk.self)
            .intoSet()  // here
            .to(factory: { Milk(name: "oat") })  // here
        #endif
        bindMilk(binder)  // here
    }
}

#if TWIN
nonisolated func bindMilk(_ binder: UnscopedBinder) {
    binder.bind(Milk.self).to(factory: { Milk(name: "oat") })
}

nonisolated func isLarge(_ graph: BindingGraph) -> Bool {
    graph.bindings.count > 1000
}
#else
func bindMilk(_ binder: UnscopedBinder) {
    binder.bind(Milk.self).onMainActor({ Milk(name: "oat") })
}

func isLarge(_ graph: BindingGraph) -> Bool {
    graph.bindings.count > 1000
}
#endif

struct SizePlugin: GraphPlugin {
    func check(_ graph: BindingGraph, report: inout Diagnostic.Report) {
        _ = isLarge(graph)  // here
    }
}
