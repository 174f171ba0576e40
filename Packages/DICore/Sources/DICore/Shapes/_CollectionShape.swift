// SPDX-License-Identifier: Apache-2.0

/// A collection of contributions.
@usableFromInline
package protocol _CollectionShape {
    /// Makes the node of a collection from the nodes of its contributions and the node of an ancestor's collection.
    static func _gather(_ contributions: [_Contribution], _ inherited: _AnyNode?) -> _AnyNode
}

/// One linked contribution to a collection.
@usableFromInline
package struct _Contribution {
    /// The node: of an element, or of a whole array where `isPlural`.
    package let node: _AnyNode
    /// Whether the node makes an array of elements.
    package let isPlural: Bool
    /// The key of a dictionary's entry.
    package let key: _EntryKey?
    /// Makes the node of an array of contributions of this one's type, in code that is specialised for it; nil for any other
    /// collection.
    package let gather: (@Sendable (_NodeList) -> _AnyNode)?

    /// Describes a contribution.
    package init(
        _ node: _AnyNode, isPlural: Bool, key: _EntryKey?, gather: (@Sendable (_NodeList) -> _AnyNode)? = nil
    ) {
        self.gather = gather
        self.node = node
        self.isPlural = isPlural
        self.key = key
    }
}

extension Array: _CollectionShape {
    /// Makes an array of the contributions, in order, followed by the inherited elements.
    @usableFromInline
    package static func _gather(_ contributions: [_Contribution], _ inherited: _AnyNode?) -> _AnyNode {
        let isPlural = contributions.contains(where: \.isPlural)
        if inherited == nil, !isPlural, let gather = contributions.lazy.compactMap(\.gather).first {
            return gather(_NodeList(contributions.map(\.node)))
        }
        // The planner gathers contributions under the key [Element] only, each an Element or,
        // where plural, an [Element]; and inherits only a node of that.
        let parts = contributions.map { ($0.node, $0.isPlural) }
        return _AnyNode._node(as: [Element].self) { frame in
            var all: [Element] = []
            all.reserveCapacity(parts.count)
            for (node, isPlural) in parts {
                if isPlural {
                    all += node._typed(as: [Element].self)._make(frame)
                } else {
                    all.append(node._typed(as: Element.self)._make(frame))
                }
            }
            if let inherited { all += inherited._typed(as: [Element].self)._make(frame) }
            return all
        }
    }
}

extension Set: _CollectionShape {
    /// Makes a set of the contributions and the inherited elements.
    @usableFromInline
    package static func _gather(_ contributions: [_Contribution], _ inherited: _AnyNode?) -> _AnyNode {
        // The planner gathers under the key Set<Element> only nodes of Element, and inherits
        // only a node of Set<Element>.
        let nodes = contributions.map { $0.node._typed(as: Element.self) }
        let rest = inherited.map { $0._typed(as: Set<Element>.self) }
        return hashingNode { frame in
            var all = rest?._make(frame) ?? []
            for node in nodes { all.update(with: node._make(frame)) }
            return all
        }
    }
}

extension Dictionary: _CollectionShape {
    /// Makes a dictionary of the entries, which replace inherited ones.
    @usableFromInline
    package static func _gather(_ contributions: [_Contribution], _ inherited: _AnyNode?) -> _AnyNode {
        // The planner gathers under the key [Key: Value] only nodes of Value, and inherits only
        // a node of [Key: Value].
        let entries: [(Key, _Node<Value>)] = contributions.compactMap { part in
            (part.key?.key as? Key).map { ($0, part.node._typed(as: Value.self)) }
        }
        let rest = inherited.map { $0._typed(as: [Key: Value].self) }
        return hashingNode { frame in
            var all = rest?._make(frame) ?? [:]
            for (key, node) in entries { all[key] = node._make(frame) }
            return all
        }
    }
}

/// Makes a node whose closure holds nodes, Sendable keys and the witnesses of `Hashable`; the compiler cannot verify
/// that these are Sendable without a constraint on the elements of every set.
private func hashingNode<Collection>(_ make: @escaping (_Frame) -> Collection) -> _AnyNode {
    // Proof of nonisolated(unsafe): nodes are Sendable, intoDictionary(key:) takes Sendable keys only, and a
    // conformance that is isolated to an actor cannot be used in the nonisolated code above.
    nonisolated(unsafe) let make = make
    return _AnyNode._node(as: Collection.self) { make($0) }
}
