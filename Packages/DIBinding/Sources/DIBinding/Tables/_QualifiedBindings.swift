// SPDX-License-Identifier: Apache-2.0

import DICore

/// The qualified bindings of each type, by component.
struct _QualifiedBindings {
    /// A binding that can be chosen by its qualifier.
    typealias Candidate = (qualifier: String, binding: Int)

    private var bindings: [ObjectIdentifier: [(component: Int, candidate: Candidate)]] = [:]

    init(_ model: _GraphModel) {
        for (index, binding) in model.bindings.enumerated()
        where binding.kind.answersRequests && (binding.kind != .decorator || model.decoratesInherited(index)) {
            guard let qualifier = binding.key.qualifier, binding.duplicateOf < 0 else { continue }
            let candidate = (qualifier, model.outermost(around: index))
            bindings[ObjectIdentifier(binding.key.type), default: []].append((binding.component, candidate))
        }
    }

    /// Finds the candidates of a type along a lineage, the nearest first; for each qualifier only the nearest.
    func find(_ type: Any.Type, along lineage: [Int]) -> [Candidate] {
        guard let bindings = bindings[ObjectIdentifier(type)] else { return [] }
        var found: [Candidate] = []
        for component in lineage {
            for (owner, candidate) in bindings
            where owner == component && !found.contains(where: { $0.qualifier == candidate.qualifier }) {
                found.append(candidate)
            }
        }
        return found
    }
}
