// SPDX-License-Identifier: Apache-2.0

import DICore

/// An override whose key nothing else binds.
enum OverrideTargetsNothingFinding {
    static let kind: FindingKind = FindingKind(.overrideTargetsNothing, explain: { $0.diagnostic(for: $1) })

    static func found(index: Int) -> _Finding {
        _Finding(kind, index)
    }
}

extension _Finding {
    /// The index of the override in the model.
    fileprivate var index: Int { first }
}

extension Diagnostic.ID {
    /// An error: an override binds a key that nothing else binds.
    public static let overrideTargetsNothing: Diagnostic.ID = Diagnostic.ID(rawValue: "DI/OverrideTargetsNothing")
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let found = model.unusedOverrides[finding.index]
        let candidates = similar.related(to: found.key).filter { $0.key != found.key }
        let near = nearMisses(candidates, from: nil)
        let unchosen = unchosen(found.key, from: nil)
        var notes = unchosen.notes + notes(on: near, outOf: candidates.count, for: nil)
        var fix =
            unchosen.ways.map { $0 + ", or " }.joined() + "remove this binding"
            + (near.isEmpty ? "" : ", override the similar one")
        switch found.kind {
        case .seed?: notes = ["a seed cannot be overridden: build the component with another one"]
        case .componentFactory?: notes = ["a component cannot be overridden: override one of its bindings, or its root"]
        default:
            fix += ", or, if another fake needs it, "
            fix +=
                found.module.map { "move it to a module that \(quoted($0)) includes" }
                ?? "add it by include(Bindings { … })"
        }
        let remark = found.module.map { "in module \(quoted($0))" } ?? ""
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(found.key),
            message: "the override of \(quoted(found.key)) replaces nothing",
            trace: [Diagnostic.Step(.bound, name: "", place: found.place.place, remark: remark)],
            notes: notes, fixes: [fix])
    }
}
