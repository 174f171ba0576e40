// SPDX-License-Identifier: Apache-2.0

extension _Explainer {
    /// How many steps of a long way or cycle are shown at each of its ends.
    private static var endLength: Int { 10 }

    /// A breadth-first search from the root of the root component, then from those of the others.
    ///
    /// - Returns: For each binding the edge over which it is needed on a shortest way, or -1; and its rank by distance,
    ///   with what no root needs behind everything else.
    static func waysFromRoots(in model: _GraphModel) -> (nearestNeed: [Int], rank: [Int]) {
        var needs: [Int] = Array(repeating: -1, count: model.bindings.count)
        var rank: [Int] = Array(repeating: Int.max, count: model.bindings.count)
        var farthest = -1
        for start in model.components.map(\.rootBinding) where start >= 0 && rank[start] == Int.max {
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
                next += 1
            }
            farthest = rank[queue[queue.count - 1]]
        }
        return (needs, rank)
    }

    /// The bindings that need a binding, from itself up to the root.
    func way(upFrom binding: Int) -> [Diagnostic.Step] {
        var bindings: [Int] = [binding]
        var current = binding
        while nearestNeed[current] >= 0 {
            current = model.edges[nearestNeed[current]].from
            bindings.append(current)
        }
        return shortened(bindings) { step(.neededBy, $0) }
    }

    /// The bindings that need a binding, without itself, up to the root.
    public func way(above binding: Int) -> [Diagnostic.Step] {
        Array(way(upFrom: binding).dropFirst())
    }

    /// The bindings of a way that are shown: all of them, or those at its ends if it is long.
    func ends(of way: [Int]) -> [Int] {
        way.count - 2 * Self.endLength > 1 ? way.prefix(Self.endLength) + way.suffix(Self.endLength) : way
    }

    /// Steps of a way, of whose middle only the length is shown if it is long.
    func shortened(_ way: [Int], _ step: (Int) -> Diagnostic.Step) -> [Diagnostic.Step] {
        let rest = way.count - 2 * Self.endLength
        guard rest > 1 else { return way.map(step) }
        let gap = Diagnostic.Step(.init(rawValue: "… and \(rest) more"), name: "")
        return way.prefix(Self.endLength).map(step) + [gap] + way.suffix(Self.endLength).map(step)
    }

    /// The order of requesters, each once: what is nearer to the root is easier to understand; then by place, then as
    /// registered.
    func sortedByDistance(_ bindings: [Int]) -> [Int] {
        guard bindings.count > 1 else { return bindings }
        var seen: Set<Int> = []
        let places = bindings.filter { seen.insert($0).inserted }.map { ($0, model.bindings[$0].place?.place) }
        return places.sorted { one, other in
            if rank[one.0] != rank[other.0] { return rank[one.0] < rank[other.0] }
            return Place.precedes(one.1, other.1) ?? (one.0 < other.0)
        }.map(\.0)
    }

    /// The component nearest to some components that all of them are in.
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
}
