// SPDX-License-Identifier: Apache-2.0

import DICore

extension _Planner {
    /// Adds the edges of a collection: to its parts, and to the collection of an ancestor.
    ///
    /// A part that the ancestor's collection has by the same declaration counts once. Where an entry of a dictionary replaces
    /// one of an ancestor, the edges lead to the parts that remain, so that nothing makes the replaced one.
    mutating func gather(_ parts: [Int], in collection: Int) {
        let (key, component) = (graph.model.bindings[collection].key, graph.model.bindings[collection].component)
        guard let around = find(key, from: graph.model.components[component].parent) else {
            return addParts(parts, to: collection, key)
        }
        let layer = layer(of: around, inheritedBy: collection)
        let own = withoutRepeated(parts, of: layer)
        addParts(own + remaining(of: layer, besides: own), to: collection, key)
    }

    private mutating func addParts(_ parts: [Int], to collection: Int, _ key: _Key) {
        for part in parts { add(collection, to: part, .collection, key.type, key) }
    }

    /// The layer of an ancestor's collection that one with its own contributions takes over.
    ///
    /// A decorator of an overriding module, an overlay, or a module in both components wraps both. It is left out of the
    /// inherited part, so that it is given each element once.
    private func layer(of inherited: Int, inheritedBy collection: Int) -> Int {
        var own: Set<Int> = []
        var outer = graph.model.bindings[collection].outer
        while outer >= 0 {
            own.insert(outer)
            outer = graph.model.bindings[outer].outer
        }
        var layer = inherited
        while graph.model.bindings[layer].inner >= 0, own.contains(where: { graph.isRepeated($0, layer) }) {
            layer = graph.model.bindings[layer].inner
        }
        return layer
    }

    /// Leaves out the parts that a layer has by the same declaration, such as a line of a module in both components.
    private func withoutRepeated(_ parts: [Int], of layer: Int) -> [Int] {
        let inherited = contributions(to: layer)
        guard !parts.isEmpty, !inherited.isEmpty else { return parts }
        let entries = Set(inherited.compactMap { graph.entry(of: $0).map { ObjectIdentifier($0) } })
        var lines: [_DeclaredLine: Int] = [:]
        for part in inherited {
            if let line = _DeclaredLine(ofModule: part, in: graph) { lines[line, default: 0] += 1 }
        }
        return parts.filter { part in
            if let entry = graph.entry(of: part), entries.contains(ObjectIdentifier(entry)) { return false }
            guard let line = _DeclaredLine(ofModule: part, in: graph), let count = lines[line], count > 0 else {
                return true
            }
            lines[line] = count - 1
            return false
        }
    }

    /// All contributions to a collection, including its ancestors'.
    private func contributions(to layer: Int) -> [Int] {
        targets(of: graph.model.base(of: layer)).flatMap { target in
            graph.model.bindings[target].kind == .contribution ? [target] : contributions(to: target)
        }
    }

    /// The targets that take the place of a layer without the entries that some parts replace; the layer if there are none. A
    /// decorated layer is one whole.
    private func remaining(of layer: Int, besides parts: [Int]) -> [Int] {
        let entryKeys = graph.model.entryKeys
        // By hash: the compiler writes about 2 KB for each type of a set.
        var places: [Int: [Int]] = [:]
        for part in parts { if let key = entryKeys[part] { places[key.hashValue, default: []].append(part) } }
        guard !places.isEmpty else { return [layer] }
        let all = flattened(layer)
        let remaining = all.filter { part in
            guard let key = entryKeys[part], let known = places[key.hashValue] else { return true }
            return !known.contains { entryKeys[$0] == key }
        }
        return remaining.count == all.count ? [layer] : remaining
    }

    private func flattened(_ layer: Int) -> [Int] {
        guard graph.model.bindings[layer].kind == .collection else { return [layer] }
        return targets(of: layer).flatMap { flattened($0) }
    }

    /// The targets of a collection, whose edges precede its heirs' edges.
    private func targets(of collection: Int) -> [Int] {
        guard graph.model.bindings[collection].kind == .collection else { return [] }
        return graph.model.bindings[collection].edges.map { graph.model.edges[$0].to }.filter { $0 >= 0 }
    }
}
