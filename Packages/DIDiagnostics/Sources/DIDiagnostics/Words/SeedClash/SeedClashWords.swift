// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A binding under the key of its component's seed.
    func seedClash(_ finding: _Finding) -> Diagnostic {
        let binding = finding.first
        let found = model.bindings[binding]
        let component = model.components[found.component]
        let isRoot = component.rootBinding == binding
        let isPart = found.kind == .contribution
        let role = isRoot ? "its root" : isPart ? "contributed to there" : "bound there"
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(found.key),
            message: "\(quoted(found.key)) is the seed of \(quoted(component.type)) and also \(role)",
            trace: [isPart ? contributionStep(binding) : boundStep(binding)],
            fixes: [
                (isRoot ? "make the root another type" : "remove this binding")
                    + ", or give the seed a distinct type, such as a TaggedProvider"
            ])
    }
}
