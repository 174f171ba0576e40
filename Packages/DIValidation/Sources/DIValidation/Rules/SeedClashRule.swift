// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/SeedClash`: the key of the seed, also bound, or the root, in the same component.
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
