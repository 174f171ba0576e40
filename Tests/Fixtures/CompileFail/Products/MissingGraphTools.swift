// SPDX-License-Identifier: Apache-2.0
// Drawing a graph needs the import of its product.
// Swift 6: error: 'tree(places:)' is unavailable: import DIGraphTools
// Swift 6: error: 'json()' is unavailable: import DIGraphTools
// Swift 5: the same

import DI
import DIDiagnostics

#if TWIN
import DIGraphTools
#endif

func show(_ graph: BindingGraph) throws {
    print(graph.tree())  // here
    print(try graph.json())  // here
}
