// SPDX-License-Identifier: Apache-2.0

// The runtime makes each class `_Node<Element>` when it is first needed, which takes as long as linking several bindings. So
// elements of one representation share a class of nodes.
extension _AnyNode {
    /// Makes a node from a closure; `slot` is the index of its shared instance, if it is shared. All classes share one class
    /// of nodes.
    @usableFromInline
    package static func _node<Element>(
        as type: Element.Type, slot: Int = -1, _ make: @escaping @Sendable (_Frame) -> Element
    ) -> _AnyNode {
        let function = _NodeFunction(make: make)
        guard _isReference(Element.self) else { return _Node(slot: slot, function) }
        // Proof of unsafeBitCast: both structs hold one function that returns a single object reference in memory of the
        // caller.
        return _Node(slot: slot, unsafeBitCast(function, to: _NodeFunction<AnyObject>.self))
    }

    /// Makes the node of a binding without parameters.
    package static func _node<Element>(leaf: _Leaf<Element>) -> _AnyNode {
        guard _isReference(Element.self) else { return _Node(leaf: leaf) }
        // Proof of unsafeBitCast: as above.
        return _Node(leaf: unsafeBitCast(leaf, to: _Leaf<AnyObject>.self))
    }

    private static var sharesClasses: Bool { !_isDebugAssertConfiguration() }

    /// Makes a node from a closure; in release builds its class is shared with nodes of another type.
    ///
    /// The other type has to have the same representation, as `Provider<AnyObject>` and every other `Provider` do. In
    /// debug builds each type has its own class of nodes, which the check of `_typed` compares.
    static func node<Element, Like>(
        as type: Element.Type, like other: Like.Type, _ make: @escaping @Sendable (_Frame) -> Element
    ) -> _AnyNode {
        let function = _NodeFunction(make: make)
        guard sharesClasses, MemoryLayout<Element>.size == MemoryLayout<Like>.size else {
            return _Node(slot: -1, function)
        }
        // Proof of unsafeBitCast: both structs hold one function that returns a value in memory of the caller. The caller
        // says that the values have one representation.
        return _Node(slot: -1, unsafeBitCast(function, to: _NodeFunction<Like>.self))
    }
}

/// A function that makes an element in a frame.
///
/// As the property of a generic struct it has one convention for all elements: the result is returned in memory.
struct _NodeFunction<Element> {
    let make: @Sendable (_Frame) -> Element
}
