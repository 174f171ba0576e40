// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

/// The needs of a closed module for one key that it doesn't require.
extension FindingWords {
    static let undeclaredNeed: FindingWords = FindingWords(
        explain: { $0.diagnostic(for: $1, $1.key) },
        use: { finding, usage in for edge in finding.list { usage.use(requesterOf: edge) } })
}

extension _Explainer {
    fileprivate func diagnostic(for finding: _Finding, _ needed: _Key?) -> Diagnostic {
        // Proof: the rule gives it.
        guard let key = needed else { preconditionFailure("a finding without its key") }
        let room = finding.first
        let edges = finding.list
        let isListed = edges.first.map { isDeclared(model.edges[$0].from) } ?? false
        let inner = edges.isEmpty ? requiringRooms(of: key, within: room) : []
        return Diagnostic(
            id: finding.id, severity: .error, subject: subject(key),
            message: "\(called(room: room)) needs \(quoted(key)), which it neither binds nor requires",
            trace: requests(over: edges) + inner + inclusion(ofRoom: room),
            notes: bound(key, from: edges),
            fixes: ["add \(requiring(key, inList: isListed)) to \(called(room: room)), or bind \(quoted(key)) there"])
    }

    /// The steps of the closed modules within a room that require a key.
    private func requiringRooms(of key: _Key, within room: Int) -> [Diagnostic.Step] {
        guard let walls = model.walls else { return [] }
        return walls.rooms(within: room).compactMap { index in
            guard index != room,
                let place = walls.rooms[index].requirements?.first(where: { $0.key == key })?.place
            else { return nil }
            return Diagnostic.Step(.neededBy, name: name(ofRoom: index), place: place.place)
        }
    }

    /// Tells where the key is bound outside.
    private func bound(_ key: _Key, from edges: [Int]) -> [String] {
        guard let target = edges.lazy.map({ self.model.edges[$0].to }).first(where: { $0 >= 0 }),
            let place = model.bindings[model.base(of: target)].place?.place
        else { return [] }
        let owner = model.bindings[target].component
        return ["\(quoted(key)) is bound at \(place) in \(named(owner)), outside the module"]
    }
}
