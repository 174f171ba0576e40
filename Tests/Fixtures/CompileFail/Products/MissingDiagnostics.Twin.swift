// SPDX-License-Identifier: Apache-2.0
// The twin of MissingDiagnostics.swift.

import DI
import DIDiagnostics

struct Heater {}

enum Shop: RootComponent, Listed {
    typealias Root = Heater
    static var bindings: Bindings { factory { Heater() } }
}

enum Kitchen: Module, Listed {
    static var bindings: Bindings { factory { Heater() } }
}

struct Slow: GraphObserver {}

func show(_ injector: Injector) {
    print(Shop.graph.bindings.count)
    print(Shop.graph(profiles: ["demo"]).choices)
    print(Kitchen.bindings.graph.edges)
    print(injector.graph.edges)
}

func check(_ factory: ComponentFactory<Shop>) throws {
    print(factory.diagnostics)
    try Shop.validate(severities: [.unusedBinding: .error])
    try Kitchen.validate(given: Heater.self)
    _ = try ComponentFactory.of(Shop.self, severities: [.unusedBinding: .error])
}

func options() {
    _ = GraphOptions(severities: [.unusedBinding: nil])
    _ = GraphOptions(observers: [Slow()])
}

struct Rule: GraphPlugin {
    func check(
        _ graph: BindingGraph,
        report: inout Diagnostic.Report
    ) {}
}

func rules() -> [any GraphPlugin] { [Rule()] }

// The same calls without them need no import.
func checkPlainly() throws {
    try Shop.validate()
    try Shop.validate(profiles: ["demo"])
    try Kitchen.bindings.validate()
    _ = try ComponentFactory.of(Shop.self, context: .test)
    _ = GraphOptions(profiles: ["demo"])
}
