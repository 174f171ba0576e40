// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A component whose construction has effects that nothing in it has.
enum NeedlessConstructionFinding {
    static let kind: RemarkKind = RemarkKind(.needlessConstruction, explain: { $0.diagnostic(for: $1) })

    static func found(component: Int, sufficient: _Effects) -> Remark {
        Remark(kind, component, Int(sufficient.rawValue))
    }
}

extension Remark {
    fileprivate var component: Int { first }
    /// The effects of a construction that suffices.
    fileprivate var sufficient: _Effects { _Effects(rawValue: .init(second)) }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: Remark) -> Diagnostic {
        let component = model.components[finding.component]
        let declared = component.construction.constructionName
        let change =
            finding.sufficient.isEmpty
            ? "remove 'typealias Construction = \(declared)' from \(quoted(component.type))"
            : declaring(finding.sufficient, in: finding.component)
        return Diagnostic(
            id: finding.id, severity: .note, subject: names.shown(component.type),
            message: "the construction of \(quoted(component.type)) is '\(declared)', but "
                + "'\(finding.sufficient.constructionName)' suffices",
            trace: [boundStep(component.rootBinding)],
            fixes: [change, "if it is kept on purpose, \(allowing(.needlessConstruction, component.rootBinding))"])
    }
}
