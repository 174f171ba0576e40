// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/DuplicateBinding`: a key that is bound more than once in one component.
///
/// Bindings under the key of the seed are `DI/SeedClash` instead.
enum DuplicateBindingRule {
    static func check(_ model: _GraphModel, into findings: inout [_Finding]) {
        // Without dictionaries and sets, whose code a fresh process would have to load, where there is nothing to find.
        guard model.bindings.indices.contains(where: { model.bindings[$0].duplicateOf >= 0 }) else { return }
        var firsts: [Int] = []
        var groups: [Int: [Int]] = [:]
        for index in model.bindings.indices where model.bindings[index].duplicateOf >= 0 {
            let first = model.bindings[index].duplicateOf
            guard model.bindings[first].kind != .seed else { continue }
            if groups[first] == nil {
                firsts.append(first)
                groups[first] = [first]
            }
            groups[first]?.append(index)
        }
        for first in firsts {
            findings.append(_Finding(.duplicateBinding, list: groups[first] ?? []))
        }
    }
}
