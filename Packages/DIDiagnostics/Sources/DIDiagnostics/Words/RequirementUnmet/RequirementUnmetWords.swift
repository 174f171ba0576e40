// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// A requirement that nothing meets.
extension FindingWords {
    static let requirementUnmet: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) }, use: { _, usage in usage.useAll() })
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let (requirement, room) = requirement(finding.second, ofRoom: finding.first)
        let key = requirement.key
        var (notes, ways) = bringing(key, to: room.component)
        ways.append(making(key, in: room.component) + " in \(home(room.component))")
        if room.outer >= 0, model.walls?.rooms[room.outer].requirements != nil {
            ways.append("require it in \(called(room: room.outer)), too")
        }
        for index in privateBindings(of: key, from: room.component) {
            let place = model.bindings[index].place.map { " at \($0.place)" } ?? ""
            notes.append("\(called(room: model.owner(of: index))) binds it privately\(place)")
        }
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(key),
            message:
                "\(called(room: finding.first)) requires \(quoted(key)), which nothing brings where it is included",
            trace: inclusion(ofRoom: finding.first)
                + [Diagnostic.Step(.required, name: "", place: requirement.place.place)],
            notes: capped(notes, counting: "such bindings"), fixes: [ways.joined(separator: ", or ")])
    }

    /// Describes who could bring a key: similar bindings, subtypes, and modules that were not chosen.
    private func bringing(_ key: _Key, to component: Int) -> (notes: [String], ways: [String]) {
        let unchosen = unchosen(key, from: component)
        // What is private is noted apart.
        let candidates = similar.related(to: key).filter { $0.bindings.contains { model.owner(of: $0) < 0 } }
        let near = nearMisses(candidates, from: component)
        let subtypes = near.isEmpty ? nearSubtypes(of: key, from: component, for: []) : []
        return (
            unchosen.notes + self.notes(on: near, outOf: candidates.count, for: component)
                + notesOnSubtypes(subtypes, of: key, for: component), unchosen.ways
        )
    }
}

extension Diagnostic.Step.Relation {
    /// The step requires the subject.
    public static let required: Self = Self(rawValue: "required")
}
