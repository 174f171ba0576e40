// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A component whose root nothing binds.
    func missingRoot(_ finding: _Finding) -> Diagnostic {
        let component = finding.first
        let found = model.components[component]
        let step = Diagnostic.Step(
            .neededBy, name: names.shown(found.type), place: (found.list?.place ?? found.place)?.place,
            remark: "as its root")
        return missing(_Key(found.root ?? found.type), in: component, trace: [step])
    }
}
