// SPDX-License-Identifier: Apache-2.0

/// A search for the strongly connected components of a graph, with Tarjan's algorithm.
///
/// Iterative, because graphs may be deeper than a stack. Groups come after their dependencies. Complexity: linear.
package struct _StrongComponents {
    private struct Visit {
        let node: Int
        var rest: Range<Int>
    }

    private let edges: (Int) -> Range<Int>
    private let target: (_ node: Int, _ edge: Int) -> Int
    private var order: [Int]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var stack: [Int] = []
    private var path: [Visit] = []
    private var met: Int = 0

    /// Passes each group of the nodes from 0 to a count to a closure; targets below 0 are ignored.
    @_optimize(speed)
    package static func visit(
        _ count: Int, edges: (Int) -> Range<Int>, target: (_ node: Int, _ edge: Int) -> Int,
        _ body: (ArraySlice<Int>) -> Void
    ) {
        withoutActuallyEscaping(edges) { edges in
            withoutActuallyEscaping(target) { target in
                var search = _StrongComponents(count, edges, target)
                for node in 0..<count where search.order[node] < 0 { search.walk(from: node, body) }
            }
        }
    }

    private init(_ count: Int, _ edges: @escaping (Int) -> Range<Int>, _ target: @escaping (Int, Int) -> Int) {
        self.edges = edges
        self.target = target
        order = Array(repeating: -1, count: count)
        lowest = order
        isOpen = Array(repeating: false, count: count)
    }

    @_optimize(speed)
    private mutating func walk(from start: Int, _ body: (ArraySlice<Int>) -> Void) {
        open(start)
        while let top = path.last {
            guard let edge = top.rest.first else {
                path.removeLast()
                close(top.node, body)
                continue
            }
            path[path.count - 1].rest.removeFirst()
            let target = target(top.node, edge)
            guard target >= 0 else { continue }
            if order[target] < 0 {
                open(target)
            } else if isOpen[target] {
                lowest[top.node] = min(lowest[top.node], order[target])
            }
        }
    }

    @_optimize(speed)
    private mutating func open(_ node: Int) {
        order[node] = met
        lowest[node] = met
        met += 1
        stack.append(node)
        isOpen[node] = true
        path.append(Visit(node: node, rest: edges(node)))
    }

    @_optimize(speed)
    private mutating func close(_ node: Int, _ body: (ArraySlice<Int>) -> Void) {
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        guard lowest[node] == order[node], let first = stack.lastIndex(of: node) else { return }
        body(stack[first...])
        while stack.count > first { isOpen[stack.removeLast()] = false }
    }
}
