// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component whose construction has effects that nothing in it has.
enum NeedlessConstructionFinding {
    static let kind: FindingKind = FindingKind(.needlessConstruction, explain: { $0.diagnostic(for: $1) })

    static func found(component: Int, sufficient: _Effects) -> _Finding {
        _Finding(kind, component, Int(sufficient.rawValue))
    }
}

extension _Finding {
    fileprivate var component: Int { first }
    /// The effects of a construction that suffices.
    fileprivate var sufficient: _Effects { _Effects(rawValue: .init(second)) }
}

extension Diagnostic.ID {
    /// A note: a component's construction has effects that nothing in it has.
    public static let needlessConstruction: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/NeedlessConstruction")
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let component = model.components[finding.component]
        let declared = name(of: component.construction)
        let change =
            finding.sufficient.isEmpty
            ? "remove 'typealias Construction = \(declared)' from \(quoted(component.type))"
            : declaring(finding.sufficient, in: finding.component)
        return Diagnostic(
            id: finding.id, severity: .note, subject: names.shown(component.type),
            message: "the construction of \(quoted(component.type)) is '\(declared)', but "
                + "'\(name(of: finding.sufficient))' suffices",
            trace: [boundStep(component.rootBinding)],
            fixes: [change, "if it is kept on purpose, \(allowing(.needlessConstruction, component.rootBinding))"])
    }
}
