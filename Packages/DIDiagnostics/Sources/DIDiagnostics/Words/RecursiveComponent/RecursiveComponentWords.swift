// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// An installation of a component within itself.
extension FindingWords {
    static let recursiveComponent: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in usage.useFactories(above: finding.component) })
}

extension _Finding {
    fileprivate var component: Int { first }
    /// The index of the recursion in the component.
    fileprivate var position: Int { second }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let component = finding.component
        let (type, place) = model.components[component].recursions[finding.position]
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
