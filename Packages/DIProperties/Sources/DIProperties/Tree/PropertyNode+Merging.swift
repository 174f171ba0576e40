// SPDX-License-Identifier: Apache-2.0

extension PropertyNode {
    /// This value of a later source in front of that of an earlier one: maps are merged, everything else is replaced whole.
    ///
    /// What this value already stands in front of stays between the two.
    func merged(over older: PropertyNode) -> PropertyNode {
        let behind = overridden?.stacked(on: older) ?? older
        return PropertyNode(mergedContent(over: older), origin, key: keyPosition, overridden: behind)
    }

    private func mergedContent(over older: PropertyNode) -> Content {
        switch (content, older.content) {
        case (.map(let map), .map(let olderMap)): .map(map.merged(over: olderMap))
        case (.map(let map), .list(let list)): map.patching(list).map(Content.list) ?? content
        default: content
        }
    }

    /// This value and what it stands in front of, in front of another one.
    private func stacked(on oldest: PropertyNode) -> PropertyNode {
        sequence(first: self, next: \.overridden).reversed().reduce(oldest) { older, node in
            PropertyNode(node.content, node.origin, key: node.keyPosition, overridden: older, written: node.written)
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
