// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation

extension _Explainer {
    func way(upFrom binding: Int) -> [Diagnostic.Step] {
        Diagnostic.Step._ends(of: ways.up(from: binding, in: model)) { step(.neededBy, $0) }
    }

    func way(above binding: Int) -> [Diagnostic.Step] {
        Array(way(upFrom: binding).dropFirst())
    }

    /// Sorts requesters, each once, by distance from the root, then by place, then by registration.
    ///
    /// Requesters near the root come first because they are easier to recognise.
    func sortedByDistance(_ bindings: [Int]) -> [Int] {
        guard bindings.count > 1 else { return bindings }
        let places = bindings.uniqued().map { ($0, model.bindings[$0].place?.place) }
        return places._sorted { one, other in
            if ways.rank[one.0] != ways.rank[other.0] { return ways.rank[one.0] < ways.rank[other.0] }
            return Place.precedes(one.1, other.1) ?? (one.0 < other.0)
        }.map(\.0)
    }

    /// The step of the binding that an edge leads to, with the kind of the need.
    func needed(_ edge: Int) -> Diagnostic.Step {
        let isOnMain = model.edges[edge].readiness.contains(.onMainActor)
        let words =
            switch model.edges[edge].kind {
            case .provider: "needs a provider of"
            case .lazy: isOnMain ? "needs a MainActorLazy of" : "needs a Lazy of"
            case .weak: isOnMain ? "needs a MainActorWeakProvider of" : "needs a WeakProvider of"
            default: model.bindings[model.edges[edge].from].kind == .componentFactory ? "which makes" : "needs"
            }
        return step(Diagnostic.Step.Relation(rawValue: words), model.edges[edge].to, showsInclusion: false)
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

extension Diagnostic.Step.Relation {
    /// The step above hides this one.
    static let hides: Self = Self(rawValue: "hides")
    /// The subject, a module, binds this step.
    package static let binds: Self = Self(rawValue: "binds")
}

extension _GraphModel {
    /// Searches for a shortest path from some bindings to the nearest end.
    ///
    /// - Parameters:
    ///   - starts: The bindings where the search begins.
    ///   - isEnd: Whether a binding is an end; `arrival` is the edge that led there, or -1 for a start.
    ///   - target: The binding to which an edge is followed, or a negative number.
    /// - Returns: The endpoint and the edges of the path to it; nil if none is reachable.
    func shortestWay(
        from starts: [Int], to isEnd: (_ binding: Int, _ arrival: Int) -> Bool, over target: (_ edge: Int) -> Int
    ) -> (end: Int, edges: [Int])? {
        var arrivals: [Int: Int] = [:]
        for start in starts { arrivals[start] = -1 }
        var (queue, next) = (starts, 0)
        while next < queue.count {
            let binding = queue[next]
            let arrival = arrivals[binding] ?? -1
            if isEnd(binding, arrival) {
                var way: [Int] = []
                var edge = arrival
                while edge >= 0 {
                    way.append(edge)
                    edge = arrivals[edges[edge].from] ?? -1
                }
                return (binding, way.reversed())
            }
            for edge in bindings[binding].edges {
                let target = target(edge)
                guard target >= 0, arrivals[target] == nil else { continue }
                arrivals[target] = edge
                queue.append(target)
            }
            next += 1
        }
        return nil
    }
}
