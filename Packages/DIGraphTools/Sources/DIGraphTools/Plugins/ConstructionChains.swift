// SPDX-License-Identifier: Apache-2.0

import DICore
import DIDiagnostics

/// For each binding the longest chain of dependencies that are resolved during construction, with a cycle as one.
///
/// A strong component is found after those that it depends on, so that its depth is known when it is found. Linear.
struct ConstructionChains {
    private let index: BindingGraph.Index
    private var group: [Int]
    /// For each strong component its depth, and the edge on which its longest chain continues; -1 for none.
    private var depths: [Int] = []
    private var next: [Int] = []
    /// For each strong component the first of its bindings in the order of the graph.
    private var firsts: [Int] = []
    /// The first bindings of chains: those that no other strong component needs during construction; of a cycle its
    /// first.
    private(set) var starts: [Int] = []

    init(_ index: BindingGraph.Index) {
        self.index = index
        group = Array(repeating: -1, count: index.graph.bindings.count)
        var targets: [Int] = []
        let edges = group.indices.map { binding in
            let needs = index.needs(at: binding)
            targets += needs.map { Self.isAtOnce($0, in: index) ? index.ends[$0].to : -1 }
            return targets.count - needs.count..<targets.count
        }
        let components = _StrongComponents(edges, to: targets)
        for number in 0..<components.count { finish(components[number]._sorted(by: <)) }
        var isNeeded = Array(repeating: false, count: depths.count)
        for (edge, ends) in index.ends.enumerated() where ends.from >= 0 && Self.isAtOnce(edge, in: index) {
            if group[ends.from] != group[ends.to] { isNeeded[group[ends.to]] = true }
        }
        starts = firsts.indices.filter { !isNeeded[$0] }.map { firsts[$0] }._sorted(by: <)
    }

    /// The number of bindings in the longest chain of a binding, itself included.
    func depth(of binding: Int) -> Int {
        depths[group[binding]]
    }

    /// Returns the longest chain from a binding; of several, the one through the first parameters.
    func chain(from binding: Int) -> [Int] {
        var chain = [binding]
        var edge = next[group[binding]]
        while edge >= 0 {
            let target = index.ends[edge].to
            chain.append(target)
            edge = next[group[target]]
        }
        return chain
    }

    private static func isAtOnce(_ edge: Int, in index: BindingGraph.Index) -> Bool {
        index.ends[edge].to >= 0 && !index.graph.edges[edge].kind.isDeferred
    }

    private mutating func finish(_ members: [Int]) {
        let number = depths.count
        for member in members { group[member] = number }
        var depth = 1
        var way = -1
        for member in members {
            for edge in index.needs(at: member) where Self.isAtOnce(edge, in: index) {
                let other = group[index.ends[edge].to]
                guard other != number, depths[other] + 1 > depth else { continue }
                depth = depths[other] + 1
                way = edge
            }
        }
        depths.append(depth)
        next.append(way)
        firsts.append(members[0])
    }
}
