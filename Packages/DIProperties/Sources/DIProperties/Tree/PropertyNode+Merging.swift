// SPDX-License-Identifier: Apache-2.0

extension PropertyNode {
    /// Returns this value of a later source over an earlier source's: maps are merged, everything else is replaced.
    ///
    /// The values that this one already overrides stay between the two.
    func merged(over older: PropertyNode) -> PropertyNode {
        // Properties made from the same ones share values, which don't override themselves.
        if self === older { return self }
        let behind = overridden?.stacked(on: older) ?? older
        return copy(mergedContent(over: older), overridden: behind)
    }

    private func mergedContent(over older: PropertyNode) -> Content {
        switch (content, older.content) {
        case (.map(let map), .map(let olderMap)): .map(map.merged(over: olderMap))
        case (.map(let map), .list(let list)): map.patching(list).map(Content.list) ?? content
        default: content
        }
    }

    /// Returns this node and its override history, stacked on top of `oldest`.
    private func stacked(on oldest: PropertyNode) -> PropertyNode {
        sequence(first: self, next: \.overridden).reversed().reduce(oldest) { $1.copy(overridden: $0) }
    }
}

extension PropertyMap {
    /// Returns the entries of both maps; the values of common keys are merged in turn.
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

    /// Returns a list with single elements replaced or appended, as by `--property hosts[0].name=x`; nil if the keys are not
    /// such indices.
    func patching(_ list: [PropertyNode]) -> [PropertyNode]? {
        guard isIndexed, let indices else { return nil }
        var result = list
        for index in indices {
            guard index <= result.count, let node = self[String(index)] else { return nil }
            if index == result.count {
                result.append(node)
            } else {
                result[index] = node.merged(over: result[index])
            }
        }
        return result
    }

    /// The elements of a list that is set element by element, as by `APP_HOSTS__0` and `APP_HOSTS__1`; nil where one is missing.
    var elements: [PropertyNode]? {
        guard !isEmpty, let indices, indices.last == indices.count - 1 else { return nil }
        return indices.compactMap { self[String($0)] }
    }

    /// The first missing index of a list that is set element by element.
    var gap: Int? {
        guard let indices, let last = indices.last, last != indices.count - 1 else { return nil }
        return zip(indices, 0...).first { $0 != $1 }?.1
    }

    /// Whether it is a list that is set element by element, with or without gaps.
    var isIndexed: Bool { !isEmpty && indices != nil }

    /// The keys as sorted indices, if all are indices of a list that is set element by element.
    private var indices: [Int]? {
        let found = keys.compactMap { isFolded($0) ? $0.asIndex : nil }
        return found.count == keys.count ? found.sorted() : nil
    }
}
