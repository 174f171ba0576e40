// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// Requests for one key that only walls keep from those who ask.
extension FindingWords {
    static let privateBinding: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1) },
        use: { finding, usage in
            for edge in finding.edges { usage.use(requesterOf: edge) }
            usage.useNearMisses(of: finding.edges[0])
        })
}

extension _Finding {
    fileprivate var edges: [Int] { list }
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding) -> Diagnostic {
        let key = model.key(ofEdge: finding.edges[0])
        let requester = model.edges[finding.edges[0]].from
        let component = model.bindings[requester].component
        let bindings = privateBindings(of: key, from: component)
        var owners: [Int] = []
        for owner in bindings.map(model.owner) where !owners.contains(owner) { owners.append(owner) }
        let walls = _DiagnosticText.capped(owners.map(called(room:)))
        let joint = owners.flatMap { owner in notes(onShared: requester, behind: owner) }
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(key),
            message: "\(quoted(key)) is private to \(_DiagnosticText.list(walls))",
            trace: requests(over: finding.edges) + bindings.prefix(_DiagnosticText.listLimit).map(boundStep),
            notes: joint + owners.prefix(_DiagnosticText.listLimit).flatMap(exposed(besidesRoom:)),
            fixes: [
                "request what is exposed, or bind \(quoted(key)) in \(home(component)), "
                    + "or move the binding out of 'privately'"
            ])
    }

    /// Tells of a module behind a wall that is included from outside, too.
    private func notes(onShared requester: Int, behind owner: Int) -> [String] {
        guard let walls = model.walls else { return [] }
        let room = walls.seats[requester]
        guard room >= 0, walls.rooms(within: owner).contains(room) else { return [] }
        return ["\(called(room: room)) is included outside \(called(room: owner)), too, so that it doesn't see it"]
    }
}
