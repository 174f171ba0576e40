// SPDX-License-Identifier: Apache-2.0

import DICore

/// The qualified bindings of each type, by component.
struct _QualifiedBindings {
    private var bindings: [ObjectIdentifier: [(component: Int, qualifier: String, index: Int)]] = [:]

    init(_ model: _GraphModel) {
        for (index, binding) in model.bindings.enumerated() where binding.kind != .contribution {
            guard let qualifier = binding.key.qualifier, binding.duplicateOf < 0 else { continue }
            bindings[ObjectIdentifier(binding.key.type), default: []].append((binding.component, qualifier, index))
        }
    }

    /// Those of a type in one component, in the order of registration.
    func find(_ type: Any.Type, in component: Int) -> [(qualifier: String, index: Int)] {
        (bindings[ObjectIdentifier(type)] ?? []).filter { $0.component == component }.map { ($0.qualifier, $0.index) }
    }
}

extension _Resolver {
    /// Settles a binding, and adds its edges: to what was chosen, then to what could have been.
    mutating func settle(_ binding: Int, _ entry: _Entry, _ settling: _Settling) {
        let candidates = candidates(of: settling, from: planner.model.bindings[binding].component)
        var settlement = _Settlement(
            surroundings: planner.surroundings, candidates: candidates.map(\.qualifier), place: entry.place?.place)
        settling.settle(&settlement)
        planner.settled += settlement.diagnostics.map { _Settled(binding: binding, diagnostic: $0) }
        guard let type = settling.candidates else { return }
        let chosen = settlement.chosen.compactMap { name in candidates.first { $0.qualifier == name } }
        let others = candidates.filter { !settlement.chosen.contains($0.qualifier) }
        for candidate in chosen + others {
            add(binding, to: candidate.index, .direct, type, _Key(type, candidate.qualifier))
        }
    }

    /// Settles what overriding modules have replaced, so that what was handed in knows all that is meant to be used;
    /// what is wrong with it concerns nobody.
    mutating func settleReplaced() {
        guard planner.surroundings != nil else { return }
        for (entry, component) in planner.replaced {
            guard let settling = entry.settling else { continue }
            var settlement = _Settlement(
                surroundings: planner.surroundings,
                candidates: candidates(of: settling, from: component).map(\.qualifier), place: entry.place?.place)
            settling.settle(&settlement)
        }
    }

    private mutating func candidates(
        of settling: _Settling, from component: Int
    ) -> [(qualifier: String, index: Int)] {
        settling.candidates.map { candidates($0, from: component) } ?? []
    }

    /// The qualified bindings of a type that a component sees.
    private mutating func candidates(_ type: Any.Type, from component: Int) -> [(qualifier: String, index: Int)] {
        let qualified = qualified ?? _QualifiedBindings(planner.model)
        self.qualified = qualified
        var found: [(qualifier: String, index: Int)] = []
        var current = component
        while current >= 0 {
            for candidate in qualified.find(type, in: current)
            where !found.contains(where: { $0.qualifier == candidate.qualifier }) {
                found.append(candidate)
            }
            current = planner.model.components[current].parent
        }
        return found
    }
}
