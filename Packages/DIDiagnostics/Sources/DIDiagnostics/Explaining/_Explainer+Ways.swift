// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    /// The steps from a binding up to the root.
    func way(upFrom binding: Int) -> [Diagnostic.Step] {
        return Diagnostic.Step._ends(of: ways.up(from: binding, in: model)) { step(.neededBy, $0) }
    }

    /// The steps above a binding, up to the root.
    func way(above binding: Int) -> [Diagnostic.Step] {
        Array(way(upFrom: binding).dropFirst())
    }

    /// Sorts requesters, each once, by distance from the root, then by place, then by registration.
    ///
    /// Requesters near the root come first because they are easier to recognise.
    func sortedByDistance(_ bindings: [Int]) -> [Int] {
        guard bindings.count > 1 else { return bindings }
        var seen: Set<Int> = []
        let places = bindings.filter { seen.insert($0).inserted }.map { ($0, model.bindings[$0].place?.place) }
        return places._sorted { one, other in
            if rank[one.0] != rank[other.0] { return rank[one.0] < rank[other.0] }
            return Place.precedes(one.1, other.1) ?? (one.0 < other.0)
        }.map(\.0)
    }

    /// The edges from a binding to a last edge, along the arrivals of a search.
    func way(over last: Int, from start: Int, _ arrivals: [Int]) -> [Int] {
        var edges: [Int] = [last]
        var current = model.edges[last].from
        while current != start, arrivals[current] >= 0 {
            edges.append(arrivals[current])
            current = model.edges[arrivals[current]].from
        }
        return edges.reversed()
    }

    /// The step of the binding that an edge leads to, with the kind of the need.
    func needed(_ edge: Int) -> Diagnostic.Step {
        let isOnMain = model.edges[edge].readiness.contains(.onMainActor)
        let relation: Diagnostic.Step.Relation =
            switch model.edges[edge].kind {
            case .provider: .needsProvider
            case .lazy: isOnMain ? .needsMainActorLazy : .needsLazy
            case .weak: isOnMain ? .needsMainActorWeakly : .needsWeakly
            default: model.bindings[model.edges[edge].from].kind == .componentFactory ? .makes : .needs
            }
        return step(relation, model.edges[edge].to, showsInclusion: false)
    }

    /// The steps of the installations from a component up to an ancestor.
    func installations(upFrom component: Int, to ancestor: Int) -> [Diagnostic.Step] {
        let installed = model.lineage(of: component).prefix { $0 != ancestor && model.components[$0].parent >= 0 }
        return installed.map { index in
            let (parent, place) = (model.components[index].parent, model.components[index].place)
            return Diagnostic.Step(
                .installed, name: names.shown(model.components[parent].type), place: place?.place)
        }
    }
}
