// SPDX-License-Identifier: Apache-2.0

/// The keys of a map in their order, with the values.
///
/// A key that only the environment has set has no known case, so that it answers to its name in any.
struct PropertyMap: Sendable {
    /// The keys, in the order in which they were first set.
    private(set) var keys: [String] = []
    private var nodes: [String: PropertyNode] = [:]
    /// Keys of unknown case, by their name in lower case.
    private var folded: [String: String] = [:]

    init() {}

    init(minimumCapacity: Int) {
        keys.reserveCapacity(minimumCapacity)
        nodes.reserveCapacity(minimumCapacity)
    }

    /// The value of a key.
    subscript(key: String) -> PropertyNode? {
        if let node = nodes[key] { return node }
        guard !folded.isEmpty, let spelling = folded[key.lowercased()] else { return nil }
        return nodes[spelling]
    }

    var isEmpty: Bool { keys.isEmpty }

    /// Whether the case of a key is unknown.
    func isFolded(_ key: String) -> Bool {
        !folded.isEmpty && folded[key.lowercased()] == key
    }

    /// The key of this map that a key of another one means: itself, or one that differs in case where either is unknown.
    func spelling(of key: String, isFolded: Bool) -> String? {
        if nodes[key] != nil { return key }
        if isFolded {
            let name = key.lowercased()
            return keys.first { $0.lowercased() == name }
        }
        return folded.isEmpty ? nil : folded[key.lowercased()]
    }

    /// Sets the value of a key that is spelt exactly so.
    mutating func set(_ key: String, _ node: PropertyNode, isFolded: Bool = false) {
        if nodes.updateValue(node, forKey: key) == nil {
            keys.append(key)
            if isFolded { folded[key.lowercased()] = key }
        } else if !isFolded, !folded.isEmpty, folded[key.lowercased()] == key {
            folded[key.lowercased()] = nil
        }
    }

    /// The map with each value replaced.
    func mapped(_ transform: (PropertyNode) -> PropertyNode) -> PropertyMap {
        var result = self
        result.nodes = nodes.mapValues(transform)
        return result
    }

    /// Gives a key of unknown case its spelling.
    mutating func respell(_ key: String, as spelling: String) {
        guard key != spelling, let node = nodes.removeValue(forKey: key), let place = keys.firstIndex(of: key) else {
            return
        }
        keys[place] = spelling
        nodes[spelling] = node
        folded[key.lowercased()] = nil
    }
}
