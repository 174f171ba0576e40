// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// An override whose key nothing else binds, or a word on a contribution that the collection doesn't have.
    func overrideTargetsNothing(_ finding: _Finding) -> Diagnostic {
        let found = model.unusedOverrides[finding.first]
        if let contributor = found.contributor { return diagnostic(for: finding, found, contributor) }
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

    private func diagnostic(
        for finding: _Finding, _ found: _GraphModel.UnusedOverride, _ contributor: Any.Type
    ) -> Diagnostic {
        let others = contributors(to: found.key)
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(found.key),
            message: "\(quoted(found.key)) has no contribution of \(quoted(contributor)) to replace",
            trace: [
                Diagnostic.Step(
                    .bound, name: "", place: found.place.place,
                    remark: found.module.map { "in module \(quoted($0))" } ?? "")
            ],
            notes: others.isEmpty ? [] : ["it has contributions of \(_DiagnosticText.list(others))"],
            fixes: ["remove this step" + (others.isEmpty ? "" : ", or name another type")])
    }

    /// The types that contribute to a collection by an only request, quoted.
    private func contributors(to key: _Key) -> [String] {
        let types = model.bindings.lazy.filter { $0.kind == .contribution && $0.key == key && $0.edges.count == 1 }
            .map { self.quoted(self.model.key(ofEdge: $0.edges.lowerBound).type) }
        return Set(types).sorted()
    }
}
