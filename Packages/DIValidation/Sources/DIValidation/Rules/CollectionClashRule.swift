// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/CollectionClash`: a collection that is bound as a whole and contributed to in one component.
enum CollectionClashRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        // Only the ranges, since a copy of a component counts many references.
        for bindings in model.components.indices.lazy.map({ model.components[$0].bindings })
        where !areAllCollected(bindings, in: model) {
            var contributions: [_Key: [Int]] = [:]
            for index in bindings where model.bindings[index].kind == .contribution {
                contributions[model.bindings[index].key, default: []].append(index)
            }
            guard !contributions.isEmpty else { continue }
            for index in bindings {
                switch model.bindings[index].kind {
                case .contribution, .collection, .seed, .decorator: continue
                default: break
                }
                let binding = model.bindings[index]
                let parts = contributions[binding.key] ?? []
                guard binding.duplicateOf < 0, !parts.isEmpty else { continue }
                findings.append(_Finding(.collectionClash, index, list: parts))
            }
        }
    }

    /// Whether each contribution of a component is a part of a collection there, so nothing else binds its key.
    private static func areAllCollected(_ bindings: Range<Int>, in model: _GraphModel) -> Bool {
        var uncollected = 0
        for index in bindings {
            switch model.bindings[index].kind {
            case .contribution: uncollected += 1
            case .collection:
                for edge in model.bindings[index].edges {
                    let part = model.edges[edge].to
                    guard bindings.contains(part), model.bindings[part].kind == .contribution else {
                        continue
                    }
                    uncollected -= 1
                }
            default: break
            }
        }
        return uncollected == 0
    }
}
