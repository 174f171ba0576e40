// SPDX-License-Identifier: Apache-2.0

import DICore

/// `DI/WeakValue`: something shared weakly that is known to be a value, to which there can be no weak reference.
///
/// Of an existential it is not known before an instance is made, so nothing is said.
enum WeakValueRule: Rule {
    static let ids: [Diagnostic.ID] = [.weakValue]

    static func check(_ model: _GraphModel, into findings: inout [any Finding]) {
        for index in model.bindings.indices where model.bindings[index].sharing == .weak {
            // Several elements come as an array, whatever they are.
            let isValue = model.bindings[index].isPlural || _TypeMetadata(model.bindings[index].element).isValue
            guard isValue, !model.allows(.weakValue, for: index) else { continue }
            findings.append(WeakValueFinding(binding: index))
        }
    }
}
