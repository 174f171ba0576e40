// SPDX-License-Identifier: Apache-2.0
// What explains and warns needs the import of its product.
// Swift 6: error: 'GraphObserver' is unavailable: import DIDiagnostics
// Swift 6: error: 'graph' is unavailable: import DIDiagnostics
// Swift 6: error: 'graph' is unavailable: import DIDiagnostics
// Swift 6: error: 'graph' is unavailable: import DIDiagnostics
// Swift 6: error: 'graph' is unavailable: import DIDiagnostics
// Swift 6: error: 'diagnostics' is unavailable: import DIDiagnostics
// Swift 6: error: 'validate(overriding:severities:profiles:context:)' is unavailable: import DIDiagnostics
// Swift 6: error: 'validate(_:given:qualified:)' is unavailable: import DIDiagnostics
// Swift 6: error: 'of(_:overriding:severities:profiles:context:)' is unavailable: import DIDiagnostics
// Swift 6: error: 'init(overriding:severities:profiles:context:)' is unavailable: import DIDiagnostics
// Swift 6: error: 'init(observers:overriding:profiles:context:)' is unavailable: import DIDiagnostics
// Swift 6: error: 'GraphPlugin' is unavailable: import DIDiagnostics
// Swift 6: error: 'BindingGraph' is unavailable: import DIDiagnostics
// Swift 6: error: 'Report' is not a member type of struct 'DICore.Diagnostic'
// Swift 6: error: 'GraphPlugin' is unavailable: import DIDiagnostics
// Swift 5: the same

import DI

#if TWIN
import DIDiagnostics
#endif

struct Heater {}

enum Shop: RootComponent, Listed {
    typealias Root = Heater
    static var bindings: Bindings { factory { Heater() } }
}

enum Kitchen: Module, Listed {
    static var bindings: Bindings { factory { Heater() } }
}

struct Slow: GraphObserver {}  // here

func show(_ injector: Injector) {
    print(Shop.graph.bindings.count)  // here
    print(Shop.graph(profiles: ["demo"]).choices)  // here
    print(Kitchen.bindings.graph.edges)  // here
    print(injector.graph.edges)  // here
}

func check(_ factory: ComponentFactory<Shop>) throws {
    print(factory.diagnostics)  // here
    try Shop.validate(severities: [.unusedBinding: .error])  // here
    try Kitchen.validate(given: Heater.self)  // here
    _ = try ComponentFactory.of(Shop.self, severities: [.unusedBinding: .error])  // here
}

func options() {
    _ = GraphOptions(severities: [.unusedBinding: nil])  // here
    _ = GraphOptions(observers: [Slow()])  // here
}

struct Rule: GraphPlugin {  // here
    func check(
        _ graph: BindingGraph,  // here
        report: inout Diagnostic.Report  // here
    ) {}
}

func rules() -> [any GraphPlugin] { [Rule()] }  // here

// The same calls without them need no import.
func checkPlainly() throws {
    try Shop.validate()
    try Shop.validate(profiles: ["demo"])
    try Kitchen.bindings.validate()
    _ = try ComponentFactory.of(Shop.self, context: .test)
    _ = GraphOptions(profiles: ["demo"])
}
