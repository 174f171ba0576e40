// SPDX-License-Identifier: Apache-2.0

/// The keys of a map in their order, with their values.
///
/// A key that only the environment has set has an unknown spelling: it matches in any case, and with `-` for `_`, because the
/// name of a variable cannot contain a `-`.
struct PropertyMap: Sendable, Equatable {
    /// The keys, in the order in which they were first set.
    private(set) var keys: [String] = []
    private var nodes: [String: PropertyNode] = [:]
    /// Keys of unknown spelling, by their folded names.
    private var folded: [String: String] = [:]

    init(_ entries: KeyValuePairs<String, PropertyNode> = [:], isFolded: Bool = false) {
        for (key, node) in entries { set(key, node, isFolded: isFolded) }
    }

    init(minimumCapacity: Int) {
        keys.reserveCapacity(minimumCapacity)
        nodes.reserveCapacity(minimumCapacity)
    }

    subscript(key: String) -> PropertyNode? {
        if let node = nodes[key] { return node }
        guard !folded.isEmpty, let spelling = folded[key.foldedAsKey] else { return nil }
        return nodes[spelling]
    }

    var isEmpty: Bool { keys.isEmpty }

    func isFolded(_ key: String) -> Bool {
        !folded.isEmpty && folded[key.foldedAsKey] == key
    }

    /// Returns the key of this map that matches a key of another one: the same key, or one that is spelt differently if either
    /// spelling is unknown. A difference in case is preferred to one in dashes.
    func spelling(of key: String, isFolded: Bool) -> String? {
        if nodes[key] != nil { return key }
        if isFolded {
            let name = key.lowercased()
            return keys.first { $0.lowercased() == name } ?? keys.first { $0.foldedAsKey == key.foldedAsKey }
        }
        return folded.isEmpty ? nil : folded[key.foldedAsKey]
    }

    /// Sets the value of a key with exactly this spelling.
    mutating func set(_ key: String, _ node: PropertyNode, isFolded: Bool = false) {
        if nodes.updateValue(node, forKey: key) == nil {
            keys.append(key)
            if isFolded { folded[key.foldedAsKey] = key }
        } else if !isFolded, !folded.isEmpty, folded[key.foldedAsKey] == key {
            folded[key.foldedAsKey] = nil
        }
    }

    func mapped(_ transform: (String, PropertyNode) -> PropertyNode) -> PropertyMap {
        var result = self
        for (key, node) in nodes { result.nodes[key] = transform(key, node) }
        return result
    }

    /// Gives a key of unknown spelling its actual one.
    mutating func respell(_ key: String, as spelling: String) {
        guard key != spelling, let node = nodes.removeValue(forKey: key), let place = keys.firstIndex(of: key) else {
            return
        }
        keys[place] = spelling
        nodes[spelling] = node
        folded[key.foldedAsKey] = nil
    }
}

extension String {
    /// A key in the form that the name of a variable can have: without case, and with `_` for `-`.
    var foldedAsKey: String {
        let name = lowercased()
        guard name.utf8.contains(UInt8(ascii: "-")) else { return name }
        return String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "-" ? "_" : $0 }))
    }

    /// The index that a key denotes, if it has no leading zeros and no sign.
    var asIndex: Int? { Int(self).flatMap { $0 >= 0 && String($0) == self ? $0 : nil } }
}
