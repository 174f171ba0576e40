// SPDX-License-Identifier: Apache-2.0

extension BindingGraph {
    /// Why a type is in the graph: for each binding of it, the way on which it is needed from the root component's root.
    ///
    /// The way begins with the root and ends with the binding; one that nothing needs stands alone. The type is told by
    /// its name, so that a graph that was read from a file can be asked too. Complexity: linear in the graph.
    public func why<T>(_ type: T.Type) -> [[Binding]] {
        let root = components.first?.root
        return bindings(of: type).map { binding in
            shortestWay(from: Set([root].compactMap(\.self)), to: binding.id) ?? [binding]
        }
    }

    /// A shortest way over which one type needs another, both included; nil where there is none.
    ///
    /// Complexity: linear in the graph for each binding of `to`.
    public func path<From, To>(from: From.Type, to: To.Type) -> [Binding]? {
        let starts = Set(bindings(of: from).map(\.id))
        return bindings(of: to).compactMap { shortestWay(from: starts, to: $0.id) }.min { $0.count < $1.count }
    }

    /// The bindings whose key has the name of a type or of a tag, short or with modules.
    private func bindings<T>(of type: T.Type) -> [Binding] {
        let names = TypeNames(of: [type])
        var wanted = names.variants(of: type)
        if let tag = type as? any Tag.Type {
            let elements = names.variants(of: tag._element)
            wanted = Set(wanted.flatMap { tag in elements.map { "'\($0)' tagged '\(tag)'" } })
        }
        return bindings.filter { wanted.contains($0.key) }
    }

    private func shortestWay(from starts: Set<String>, to target: String) -> [Binding]? {
        var needs: [String: [String]] = [:]
        for edge in edges { needs[edge.from, default: []].append(edge.to) }
        var reachedFrom: [String: String] = [:]
        var queue = bindings.map(\.id).filter { starts.contains($0) }
        var seen = Set(queue)
        var next = 0
        while next < queue.count, !seen.contains(target) {
            for need in needs[queue[next]] ?? [] where seen.insert(need).inserted {
                reachedFrom[need] = queue[next]
                queue.append(need)
            }
            next += 1
        }
        guard seen.contains(target) else { return nil }
        var way: [String] = [target]
        while let last = way.last, let before = reachedFrom[last] { way.append(before) }
        let byID = Dictionary(bindings.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return way.reversed().compactMap { byID[$0] }
    }
}
