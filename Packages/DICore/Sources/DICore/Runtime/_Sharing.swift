// SPDX-License-Identifier: Apache-2.0

/// How a binding's instances are shared within a built component.
public struct _Sharing: Sendable {
    /// The forms of sharing that the model knows.
    public enum Kind: String, Sendable, Codable {
        /// Every request makes a new object.
        case none
        /// One instance, made on first use.
        case shared
        /// One instance, made before the root.
        case eager
        /// One instance for as long as somebody holds it.
        case weak
    }

    /// The form of sharing.
    public let kind: Kind
    /// Wraps the raw node, given the slot of the instance and the slot of its weak cell, or -1 for none.
    public let share: @Sendable (_AnyNode, _ slot: Int, _ weakSlot: Int) -> _AnyNode

    /// Makes sharing for elements of a known type; inlined so that a hit is specialised.
    @inlinable
    public init<Element>(_ kind: Kind, of type: Element.Type) {
        self.kind = kind
        if kind == .weak {
            share = { _shareWeakly($0, slot: $1, cell: $2, as: Element.self) }
        } else {
            share = { node, slot, weakSlot in
                // Proof of unsafeDowncast: the linker hands over the node of this very binding, whose type is Element.
                let raw = _remembering(unsafeDowncast(node, to: _Node<Element>.self), cell: weakSlot)
                return _Node<Element>(slot: slot) { frame in
                    let word = frame._word(slot)
                    if _Frame._isInstance(word) { return _unpack(word) }
                    return _unpack(frame._once(slot) { _pack(raw._make(frame)) })
                }
            }
        }
    }
}

/// The node itself, or one that remembers each instance it makes for the weak providers of the binding.
@usableFromInline
func _remembering<Element>(_ raw: _Node<Element>, cell: Int) -> _Node<Element> {
    guard cell >= 0 else { return raw }
    return _Node { frame in
        let element = raw._make(frame)
        frame._weakCell(cell).remember(element)
        return element
    }
}

/// A node whose instance lives as long as somebody holds it, and is made anew afterwards.
@usableFromInline
func _shareWeakly<Element>(_ node: _AnyNode, slot: Int, cell: Int, as type: Element.Type) -> _AnyNode {
    // Proof of unsafeDowncast: the linker hands over the node of this very binding, whose type is Element.
    let raw = unsafeDowncast(node, to: _Node<Element>.self)
    return _Node<Element> { frame in
        let reference = frame._weakCell(cell)
        if let element = reference.element(as: Element.self) { return element }
        while true {
            var result: Element?
            // The slot orders the threads; the instance itself is never published in it.
            _ = frame._once(slot) {
                if let element = reference.element(as: Element.self) {
                    result = element
                } else {
                    let element = raw._make(frame)
                    reference.remember(element)
                    result = element
                }
                return 0
            }
            if let result { return result }
        }
    }
}
