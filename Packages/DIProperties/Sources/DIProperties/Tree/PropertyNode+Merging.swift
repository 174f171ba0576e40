// SPDX-License-Identifier: Apache-2.0

extension PropertyNode {
    /// This value of a later source in front of that of an earlier one: maps are merged, everything else is replaced whole.
    func merged(over older: PropertyNode) -> PropertyNode {
        switch (content, older.content) {
        case (.map(let map), .map(let olderMap)):
            return PropertyNode(.map(map.merged(over: olderMap)), origin, key: keyPosition, overridden: older)
        case (.map(let map), .list(let list)):
            if let patched = map.patching(list) {
                return PropertyNode(.list(patched), origin, key: keyPosition, overridden: older)
            }
            return PropertyNode(content, origin, key: keyPosition, overridden: older)
        default:
            return PropertyNode(content, origin, key: keyPosition, overridden: older)
        }
    }
}

extension PropertyMap {
    /// The entries of both maps; those of a key in both are merged in turn.
    ///
    /// Complexity: linear in both maps.
    func merged(over older: PropertyMap) -> PropertyMap {
        var result = older
        for key in keys {
            guard let node = self[key] else { continue }
            let isFolded = isFolded(key)
            guard let spelling = result.spelling(of: key, isFolded: isFolded) else {
                result.set(key, node, isFolded: isFolded)
                continue
            }
            let merged = result[spelling].map { node.merged(over: $0) } ?? node
            if isFolded {
                result.set(spelling, merged, isFolded: result.isFolded(spelling))
            } else {
                result.respell(spelling, as: key)
                result.set(key, merged)
            }
        }
        return result
    }

    /// A list with single elements replaced or one added at its end, as `--property hosts[0].name=x` asks for, or nil if
    /// the keys are not such indices.
    func patching(_ list: [PropertyNode]) -> [PropertyNode]? {
        var result = list
        for key in keys {
            guard isFolded(key), let index = Int(key), index <= result.count, index >= 0, let node = self[key] else {
                return nil
            }
            if index == result.count {
                result.append(node)
            } else {
                result[index] = node.merged(over: result[index])
            }
        }
        return keys.isEmpty ? nil : result
    }
}
