// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// `DI/WeakValue`: a weakly shared element that is known to be a value, to which no weak reference is possible.
///
/// Existentials are not reported, because their instances may be objects.
enum WeakValueRule {
    static func check(_ model: _GraphModel, into findings: inout [Remark]) {
        for index in model.bindings.indices where model.bindings[index].sharing == .weak {
            guard model.bindings[index].kind != .decorator else { continue }
            // Several elements come as an array, which is a value.
            let isValue = model.bindings[index].isPlural || _TypeMetadata(model.bindings[index].element).isValue
            guard isValue, !model.allows(.weakValue, for: index) else { continue }
            findings.append(Remark(.weakValue, index) { $0.weakValue(index) })
        }
    }
}

extension _Explainer {
    func weakValue(_ binding: Int) -> Diagnostic {
        let found = model.bindings[binding]
        let message =
            found.isPlural
            ? "several elements of \(quoted(found.key)) are shared weakly together, but only objects can be: new ones are "
            : "\(called(binding)) is shared weakly, but only objects can be: a new one is "
        return diagnostic(
            .weakValue, .warning, on: binding, message + "made for each request",
            trace: [boundStep(binding)],
            fixes: found.isPlural
                ? ["share them by sharedInScope(), or not at all", "contribute each by a separate binding"]
                : [
                    isDeclared(binding)
                        ? "declare it by single or factory" : "share it by sharedInScope(), or not at all",
                    "make it a class",
                ])
    }
}
