// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// An installation of a component within itself: the recursion `second` of the component `first`.
    func recursiveComponent(_ finding: _Finding) -> Diagnostic {
        let component = finding.first
        let (type, place) = model.components[component].recursions[finding.second]
        let top = model.lineage(of: component).first { model.components[$0].type == type } ?? 0
        let inner = model.components[component]
        let step = Diagnostic.Step(.installed, name: names.shown(inner.type), place: place.place)
        let through = component == top ? "" : inner.parent == top ? " through \(quoted(inner.type))" : " through others"
        let parent = model.components[top].parent
        let way =
            parent < 0
            ? "" : ": \(quotedType(of: parent)) installs it, so its factory can be injected here already"
        return Diagnostic(
            id: finding.id, severity: .error, subject: names.shown(type),
            message: "\(quoted(type)) installs itself\(through)",
            trace: [step] + installations(upFrom: component, to: top), fixes: ["remove this installation\(way)"])
    }
}
