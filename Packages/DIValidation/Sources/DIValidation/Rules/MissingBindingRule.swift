// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/MissingBinding` and `DI/QualifierUnmatched`: requests for keys that are not bound.
///
/// All requests for one key are one finding. Each alias without a match is one finding, in all places of its component.
enum MissingBindingRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        // Without dictionaries and sets, whose code a fresh process would have to load, where there is nothing to find.
        let isMissing = model.edges.indices.contains { model.edges[$0].to == _GraphModel.missing }
        if isMissing { checkRequests(of: model, into: &findings) }
        for (index, component) in model.components.enumerated() where component.rootBinding < 0 {
            if component.root != nil { findings.append(_Finding(.missingRoot, index)) }
        }
    }

    private static func checkRequests(of model: _GraphModel, into findings: inout [_Finding]) {
        var keys: [_Key] = []
        var requests: [_Key: [Int]] = [:]
        var aliases: Set<SourceLine> = []
        for index in model.edges.indices
        where model.edges[index].to == _GraphModel.missing {
            let (key, from) = (model.key(ofEdge: index), model.edges[index].from)
            if model.bindings[from].kind == .alias {
                guard aliases.insert(SourceLine(key, model.bindings[from].place)).inserted else { continue }
                findings.append(_Finding(.qualifierUnmatched, index))
            } else {
                if requests[key] == nil { keys.append(key) }
                requests[key, default: []].append(index)
            }
        }
        for key in keys {
            findings.append(_Finding(.missingBinding, list: requests[key] ?? []))
        }
    }
}
