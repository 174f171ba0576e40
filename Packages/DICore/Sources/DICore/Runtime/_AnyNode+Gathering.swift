// SPDX-License-Identifier: Apache-2.0

extension _AnyNode {
    /// Returns a node of an array: an element of each node, in order, followed by the elements of `rest`.
    ///
    /// The array is allocated once, for its known number of elements, and none is appended.
    static func _gathering<Part>(_ nodes: [_AnyNode], _ rest: _Node<[Part]>?) -> _AnyNode {
        let list = NodeList(nodes)
        guard let rest else { return _node(as: [Part].self) { frame in list.elements(in: frame) } }
        return _node(as: [Part].self) { frame in list.elements(in: frame) + rest._make(frame) }
    }
}

/// The nodes of the contributions to one collection.
private final class NodeList: Sendable {
    private let kept: [_AnyNode]
    // Proof of Unmanaged: `kept` owns them. So no reference is counted for each element.
    private let nodes: [Unmanaged<_AnyNode>]

    init(_ nodes: [_AnyNode]) {
        kept = nodes
        // Proof of Unmanaged: as above.
        self.nodes = nodes.map { .passUnretained($0) }
    }

    /// Makes an element of each node, all of which make a `Part`.
    func elements<Part>(of type: Part.Type = Part.self, in frame: _Frame) -> [Part] {
        [Part](unsafeUninitializedCapacity: nodes.count) { elements, count in
            guard var element = elements.baseAddress else { return }
            for node in nodes {
                // Proof of Unmanaged: a node of a Part, or a node of `AnyObject` for a class, as for `_typed(as:)`. Factories of
                // contributions don't throw, so that all elements are initialised.
                assert(node._withUnsafeGuaranteedRef { $0._makes(Part.self) })
                Unmanaged<_Node<Part>>.fromOpaque(node.toOpaque())._withUnsafeGuaranteedRef { node in
                    // Two statements, so that each function writes its result to the array.
                    if node._way == .leaf {
                        element.initialize(to: node._leaf.make())
                    } else {
                        element.initialize(to: node._make(frame))
                    }
                }
                element += 1
            }
            count = nodes.count
        }
    }
}
