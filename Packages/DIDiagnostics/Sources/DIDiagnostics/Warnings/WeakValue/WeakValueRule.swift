// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/WeakValue`: a weakly shared element that is known to be a value, to which no weak reference exists.
///
/// Existentials are not reported, because their instances may be objects.
enum WeakValueRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        for index in model.bindings.indices where model.bindings[index].sharing == .weak {
            guard model.bindings[index].kind != .decorator else { continue }
            // Several elements come as an array, which is a value.
            let isValue = model.bindings[index].isPlural || _TypeMetadata(model.bindings[index].element).isValue
            guard isValue, !model.allows(.weakValue, for: index) else { continue }
            findings.append(WeakValueFinding.found(binding: index))
        }
    }
}
