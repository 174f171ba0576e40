// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/RefinesNothing`: a binding that refines its parent's in a component above which nothing binds the key. A line is one
/// finding in all places of its component.
enum RefinesNothingRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        var seen: Set<SourceLine> = []
        for index in model.bindings.indices where model.refinesNothing(index) {
            let component = model.components[model.bindings[index].component].type
            let line = SourceLine(model.bindings[index].key, model.bindings[index].place, in: component)
            if seen.insert(line).inserted { findings.append(_Finding(.refinesNothing, index)) }
        }
    }
}

extension _GraphModel {
    /// Whether a binding refines that of an ancestor, and none has one.
    fileprivate func refinesNothing(_ binding: Int) -> Bool {
        guard bindings[binding].isRefining, let first = bindings[binding].edges.first else { return false }
        return edges[first].to == _GraphModel.missing
    }

    /// Whether an edge leads from a binding to the one that it refines.
    func isRefinement(edge: Int) -> Bool {
        let from = edges[edge].from
        return bindings[from].isRefining && bindings[from].edges.lowerBound == edge
    }
}
