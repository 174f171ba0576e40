// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/SeedClash`: the key of a seed that its component also binds, or has as its root.
enum SeedClashRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        for component in model.components {
            guard let seed = component.seed else { continue }
            for index in component.bindings {
                let binding = model.bindings[index]
                switch binding.kind {
                case .seed, .collection, .decorator: continue
                default: break
                }
                if binding.key == _Key(seed) { findings.append(_Finding(.seedClash, index)) }
            }
        }
    }
}
