// SPDX-License-Identifier: Apache-2.0
// A name of another product needs its import.
// Swift 6: error: 'init(parent:log:options:_:)' is unavailable: import DIModules
// Swift 6: error: type 'ModuleStack' (aka '_ImportDIModules') has no member 'shared'
// Swift 6: error: 'BindingGraph' is unavailable: import DIDiagnostics
// Swift 6: error: 'GraphDiff' is unavailable: import DIGraphTools
// Swift 5: the same

import DI

#if TWIN
import DIGraphTools
import DIModules
#endif

func serve(_ shop: Injector) throws -> Injector {
    try Injector(parent: shop) {}  // here
}

func load(_ module: Bindings) throws {
    try ModuleStack.shared.load(module)  // here
}

func show(_ graph: BindingGraph) {  // here
    print(graph.tree())
}

func changes(_ difference: GraphDiff) {}  // here
