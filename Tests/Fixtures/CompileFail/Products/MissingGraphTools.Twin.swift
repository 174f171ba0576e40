// SPDX-License-Identifier: Apache-2.0
// The twin of MissingGraphTools.swift.

import DI
import DIDiagnostics
import DIGraphTools

func show(_ graph: BindingGraph) throws {
    print(graph.tree())
    print(try graph.json())
}
