// SPDX-License-Identifier: Apache-2.0

/// Finds the groups of bindings that need each other, over edges of every kind, with Tarjan's algorithm.
///
/// Iterative, since graphs may be deeper than a stack. Groups come after those that they need. Linear.
struct _StrongComponents {
    private struct Visit {
        let binding: Int
        var next: Int
    }

    private let model: _GraphModel
    private var order: [Int]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var stack: [Int] = []
    private var path: [Visit] = []
    private var count: Int = 0

    static func visit(_ model: _GraphModel, _ body: (ArraySlice<Int>) -> Void) {
        var search = _StrongComponents(model)
        for binding in model.bindings.indices where search.order[binding] < 0 {
            search.walk(from: binding, body)
        }
    }

    private init(_ model: _GraphModel) {
        self.model = model
        order = Array(repeating: -1, count: model.bindings.count)
        lowest = order
        isOpen = Array(repeating: false, count: model.bindings.count)
    }

    private mutating func walk(from start: Int, _ body: (ArraySlice<Int>) -> Void) {
        open(start)
        while let top = path.last {
            guard top.next < model.bindings[top.binding].edges.upperBound else {
                path.removeLast()
                close(top.binding, body)
                continue
            }
            path[path.count - 1].next += 1
            let target = model.edges[top.next].to
            guard target >= 0 else { continue }
            if order[target] < 0 {
                open(target)
            } else if isOpen[target] {
                lowest[top.binding] = min(lowest[top.binding], order[target])
            }
        }
    }

    private mutating func open(_ binding: Int) {
        order[binding] = count
        lowest[binding] = count
        count += 1
        stack.append(binding)
        isOpen[binding] = true
        path.append(Visit(binding: binding, next: model.bindings[binding].edges.lowerBound))
    }

    private mutating func close(_ binding: Int, _ body: (ArraySlice<Int>) -> Void) {
        if let parent = path.last?.binding {
            lowest[parent] = min(lowest[parent], lowest[binding])
        }
        guard lowest[binding] == order[binding], let first = stack.lastIndex(of: binding) else { return }
        for member in stack[first...] { isOpen[member] = false }
        body(stack[first...])
        while stack.count > first { stack.removeLast() }
    }
}
