// SPDX-License-Identifier: Apache-2.0

/// The strongly connected components of a graph, by Tarjan's algorithm: groups of nodes, each after the groups that it leads to.
///
/// Arrays in and arrays out, since a closure that reads the rows of a graph retains them for each edge. Iterative, because
/// graphs may be deeper than a stack. Complexity: linear.
package struct _StrongComponents: ~Copyable {
    private struct Visit {
        let node: Int
        var rest: Range<Int>
    }

    /// The nodes, group by group.
    package private(set) var members: [Int] = []
    /// The position behind the last member of each group.
    private var ends: [Int] = []

    private let edges: [Range<Int>]
    private let targets: [Int]
    private var order: [Int]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var stack: [Int] = []
    private var path: [Visit] = []

    /// Finds the groups.
    ///
    /// - Parameters:
    ///   - edges: The positions of each node's edges.
    ///   - targets: The node that each edge leads to, or a number below 0.
    @_optimize(speed)
    package init(_ edges: [Range<Int>], to targets: [Int]) {
        self.edges = edges
        self.targets = targets
        order = Array(repeating: -1, count: edges.count)
        lowest = order
        isOpen = Array(repeating: false, count: edges.count)
        members.reserveCapacity(edges.count)
        ends.reserveCapacity(edges.count)
        var met = 0
        for node in edges.indices where order[node] < 0 { walk(from: node, &met) }
    }

    package var count: Int { ends.count }

    /// The members of a group.
    package subscript(group: Int) -> ArraySlice<Int> {
        members[(group == 0 ? 0 : ends[group - 1])..<ends[group]]
    }

    @_optimize(speed)
    private mutating func walk(from start: Int, _ met: inout Int) {
        open(start, &met)
        while let top = path.last {
            guard let edge = top.rest.first else {
                path.removeLast()
                close(top.node)
                continue
            }
            path[path.count - 1].rest.removeFirst()
            let target = targets[edge]
            guard target >= 0 else { continue }
            if order[target] < 0 {
                open(target, &met)
            } else if isOpen[target] {
                lowest[top.node] = min(lowest[top.node], order[target])
            }
        }
    }

    @_optimize(speed)
    private mutating func open(_ node: Int, _ met: inout Int) {
        order[node] = met
        lowest[node] = met
        met += 1
        stack.append(node)
        isOpen[node] = true
        path.append(Visit(node: node, rest: edges[node]))
    }

    @_optimize(speed)
    private mutating func close(_ node: Int) {
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        guard lowest[node] == order[node], let first = stack.lastIndex(of: node) else { return }
        for position in first..<stack.count {
            members.append(stack[position])
            isOpen[stack[position]] = false
        }
        while stack.count > first { stack.removeLast() }
        ends.append(members.count)
    }
}
