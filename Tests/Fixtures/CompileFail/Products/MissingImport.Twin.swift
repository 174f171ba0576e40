// SPDX-License-Identifier: Apache-2.0
// The twin of MissingImport.swift.

import DI
import DIGraphTools
import DIModules

func serve(_ shop: Injector) throws -> Injector {
    try Injector(parent: shop) {}
}

func load(_ module: Bindings) throws {
    try ModuleStack.shared.load(module)
}

func show(_ graph: BindingGraph) {
    print(graph.tree())
}

func changes(_ difference: GraphDiff) {}
