// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Explainer {
    /// Searches breadth-first from the root of the root component, then from the roots of the other components, then from
    /// the offers.
    ///
    /// - Returns: For each binding, the last edge of a shortest way, or -1; and its rank by distance, where bindings
    ///   that no root needs come last.
    static func waysFromRoots(in model: _GraphModel) -> (nearestNeed: [Int], rank: [Int]) {
        var needs: [Int] = Array(repeating: -1, count: model.bindings.count)
        var rank: [Int] = Array(repeating: Int.max, count: model.bindings.count)
        var farthest = -1
        let offers = model.bindings.indices.filter { model.bindings[$0].kind == .offer }
        for start in model.components.map(\.rootBinding) + offers where start >= 0 && rank[start] == Int.max {
            rank[start] = farthest + 1
            var queue: [Int] = [start]
            var next = 0
            while next < queue.count {
                for index in model.bindings[queue[next]].edges {
                    let target = model.edges[index].to
                    guard target >= 0, rank[target] == Int.max else { continue }
                    rank[target] = rank[queue[next]] + 1
                    needs[target] = index
                    queue.append(target)
                }
                // No edge leads to them, so that they have no last one.
                for candidate in model.unchosen[queue[next]] ?? [] where rank[candidate] == Int.max {
                    rank[candidate] = rank[queue[next]] + 1
                    queue.append(candidate)
                }
                next += 1
            }
            farthest = rank[queue[queue.count - 1]]
        }
        return (needs, rank)
    }

    /// The steps from a binding up to the root.
    package func way(upFrom binding: Int) -> [Diagnostic.Step] {
        var bindings: [Int] = [binding]
        var current = binding
        while let next = requester(of: current) {
            current = next
            bindings.append(current)
        }
        return Diagnostic.Step._ends(of: bindings) { step(.neededBy, $0) }
    }

    /// The next binding on a shortest way to a root; for a candidate that was not chosen, the binding that chooses.
    private func requester(of binding: Int) -> Int? {
        if nearestNeed[binding] >= 0 { return model.edges[nearestNeed[binding]].from }
        return model.unchosen.filter { $0.value.contains(binding) && rank[$0.key] < rank[binding] }.keys.min()
    }

    /// The steps above a binding, up to the root.
    package func way(above binding: Int) -> [Diagnostic.Step] {
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

    /// The nearest common ancestor of some components.
    func commonAncestor(of components: [Int]) -> Int {
        var common = components[0]
        for component in components {
            var other = component
            while other != common {
                if other > common {
                    other = model.components[other].parent
                } else {
                    common = model.components[common].parent
                }
            }
        }
        return common
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
