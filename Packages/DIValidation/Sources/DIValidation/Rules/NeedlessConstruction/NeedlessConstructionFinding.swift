// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component whose construction has effects that nothing in it has.
struct NeedlessConstructionFinding: Finding {
    let component: Int
    /// The effects of a construction that suffices.
    let sufficient: _Effects

    var id: Diagnostic.ID { .needlessConstruction }

    func explained(by explainer: _Explainer) -> Diagnostic { explainer.explain(self) }
}

extension Diagnostic.ID {
    /// A note: a component's construction has effects that nothing in it has.
    public static let needlessConstruction: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/NeedlessConstruction")
}

extension _Explainer {
    fileprivate func explain(_ finding: NeedlessConstructionFinding) -> Diagnostic {
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
