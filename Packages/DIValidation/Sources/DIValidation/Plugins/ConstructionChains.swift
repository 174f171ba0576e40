// SPDX-License-Identifier: Apache-2.0

import DICore

/// For each binding the longest chain of needs that are met at once, with a cycle as one.
///
/// Cycles are condensed by Tarjan's algorithm, whose groups come after those that they need: so a group's depth is known
/// when it is found. Iterative, since graphs may be deeper than a stack. Linear.
struct ConstructionChains {
    private struct Visit {
        let binding: Int
        var next: Int
    }

    private let index: GraphIndex
    private var order: [Int]
    private var lowest: [Int]
    private var group: [Int]
    private var stack: [Int] = []
    private var path: [Visit] = []
    private var count: Int = 0
    /// For each group its depth, and the need over which its longest chain goes on; -1 for none.
    private var depths: [Int] = []
    private var next: [Int] = []
    /// For each group the first of its bindings in the order of the graph.
    private var firsts: [Int] = []
    /// What begins a chain: the bindings that no other group needs at once; of a cycle its first.
    private(set) var starts: [Int] = []

    init(_ index: GraphIndex) {
        self.index = index
        let bindings = index.graph.bindings.count
        order = Array(repeating: -1, count: bindings)
        lowest = order
        group = order
        for binding in 0..<bindings where order[binding] < 0 { walk(from: binding) }
        var isNeeded = Array(repeating: false, count: depths.count)
        for (edge, ends) in index.ends.enumerated() where ends.from >= 0 && isAtOnce(edge) {
            if group[ends.from] != group[ends.to] { isNeeded[group[ends.to]] = true }
        }
        starts = firsts.indices.filter { !isNeeded[$0] }.map { firsts[$0] }.sorted()
    }

    /// How many bindings its longest chain has, itself included.
    func depth(of binding: Int) -> Int {
        depths[group[binding]]
    }

    /// The longest chain from a binding; of several the one over the first parameters.
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

    private func isAtOnce(_ edge: Int) -> Bool {
        index.ends[edge].to >= 0 && !index.graph.edges[edge].kind.isDeferred
    }

    private mutating func walk(from start: Int) {
        open(start)
        while let top = path.last {
            let edges = index.needs(at: top.binding)
            guard top.next < edges.endIndex else {
                path.removeLast()
                close(top.binding)
                continue
            }
            path[path.count - 1].next += 1
            guard isAtOnce(edges[top.next]) else { continue }
            let target = index.ends[edges[top.next]].to
            if order[target] < 0 {
                open(target)
            } else if group[target] < 0 {
                lowest[top.binding] = min(lowest[top.binding], order[target])
            }
        }
    }

    private mutating func open(_ binding: Int) {
        order[binding] = count
        lowest[binding] = count
        count += 1
        stack.append(binding)
        path.append(Visit(binding: binding, next: index.needs(at: binding).startIndex))
    }

    private mutating func close(_ binding: Int) {
        if let parent = path.last?.binding { lowest[parent] = min(lowest[parent], lowest[binding]) }
        guard lowest[binding] == order[binding] else { return }
        var members: [Int] = []
        while let member = stack.popLast() {
            group[member] = depths.count
            members.append(member)
            if member == binding { break }
        }
        finish(members.sorted())
    }

    private mutating func finish(_ members: [Int]) {
        let number = depths.count
        var depth = 1
        var way = -1
        for member in members {
            for edge in index.needs(at: member) where isAtOnce(edge) {
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
