// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// A forwarding binding whose qualifier nothing matches.
    func qualifierUnmatched(_ finding: _Finding) -> Diagnostic {
        let (key, from) = (model.key(ofEdge: finding.first), model.edges[finding.first].from)
        let owner = model.bindings[from].component
        let qualified = similar.sharingCore(with: key.type).filter(\.key.isQualified)
        let candidates =
            nearestQualifiersFirst(qualified.filter { $0.key.type == key.type }, to: key)
            + qualified.filter { $0.key.type != key.type && $0.key.qualifier == key.qualifier }
        let near = nearMisses(candidates, from: owner)
        let unchosen = unchosen(key, from: owner)
        let bind = "bind \(quoted(key)) in \(home(owner))"
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(key),
            message: "no binding matches \(quoted(key))", trace: way(upFrom: from),
            notes: unchosen.notes + notes(on: near, outOf: candidates.count, for: owner),
            fixes: [
                (unchosen.ways + ways(from: near, to: key, in: owner) + [bind]).joined(separator: ", or ")
            ])
    }

    /// The number of qualifiers of one type that are compared with the requested one.
    private static var qualifierLimit: Int { 256 }

    /// Sorts candidates whose qualifiers are spelt nearly like the requested one to the front.
    private func nearestQualifiersFirst(
        _ candidates: [SimilarBindings.Candidate], to key: _Key
    ) -> [SimilarBindings.Candidate] {
        guard let wanted = key.qualifier else { return candidates }
        let names = NearNames(candidates.prefix(Self.qualifierLimit).map { $0.key.qualifier ?? "" })
        let nearest = names.matches(of: wanted).map(\.index)
        let rest = candidates.indices.filter { !nearest.contains($0) }
        return (nearest + rest).map { candidates[$0] }
    }
}
