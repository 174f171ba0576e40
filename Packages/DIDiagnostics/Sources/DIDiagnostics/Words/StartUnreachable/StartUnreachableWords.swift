// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A binding with `onStart` or `running` that no build makes.
    func startUnreachable(_ finding: _Finding) -> Diagnostic {
        let binding = finding.first
        let component = quotedType(of: model.bindings[binding].component)
        let need = nearestNeed[binding]
        let requester = need >= 0 ? [step(.neededBy, model.edges[need].from)] : []
        let hook = model.bindings[binding].hooks.contains(.start) ? "onStart" : "running"
        return diagnostic(
            finding.id, .error, on: binding, "\(called(binding)) has \(hook), but no build of \(component) makes it",
            trace: [sourceStep(binding)] + requester,
            notes: need >= 0 ? [note(on: need, component)] : [],
            fixes: [
                "share it by sharedInScope(.eager)",
                "let the root of \(component), or one of its dependencies, need it directly",
            ])
    }

    /// The reason why a need does not make the binding while its component is built.
    private func note(on need: Int, _ component: String) -> String {
        let requester = model.edges[need].from
        if model.edges[need].kind.isDeferred {
            return "\(called(requester)) requests it by \(request(of: need)), which makes it later"
        }
        let owner = quotedType(of: model.bindings[requester].component)
        return owner == component
            ? "no build of \(component) makes \(called(requester)) either"
            : "\(called(requester)) belongs to \(owner), which is built after the start of \(component)"
    }
}
