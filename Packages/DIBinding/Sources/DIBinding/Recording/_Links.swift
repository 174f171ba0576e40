// SPDX-License-Identifier: Apache-2.0

import DICore

/// The nodes of a binding's parameters, to be taken in their order.
public final class _Links {
    // Proof of Unmanaged: a node is owned by the linker, or by `made` until the next binding's turn. So no reference is
    // counted for each parameter.
    private var nodes: [Unmanaged<_AnyNode>] = []
    private var made: [_AnyNode] = []
    private var position: Int = 0
    /// The step of a binding that can come back to itself, for what is called later than its node is made.
    public internal(set) var step: _ConstructionStep?

    init() {}

    /// Begins with the parameters of another binding.
    func clear() {
        nodes.removeAll(keepingCapacity: true)
        if !made.isEmpty { made.removeAll(keepingCapacity: true) }
        position = 0
        step = nil
    }

    /// Adds the node of the next parameter, which the linker owns.
    func append(owned node: _AnyNode) {
        nodes.append(.passUnretained(node))
    }

    /// Adds the node of the next parameter, which was made for it.
    func append(made node: _AnyNode) {
        made.append(node)
        nodes.append(.passUnretained(node))
    }

    /// The node of the next parameter.
    @inlinable
    public func next<Element>(_ type: Element.Type) -> _Node<Element> {
        // Proof of unsafeDowncast: the linker makes one node for each recorded parameter, of its type, in their order.
        unsafeDowncast(_next(), to: _Node<Element>.self)
    }

    @usableFromInline
    func _next() -> _AnyNode {
        defer { position += 1 }
        return nodes[position].takeUnretainedValue()
    }
}
