// SPDX-License-Identifier: Apache-2.0

import DICore

/// The nodes of a binding's parameters, which are taken in their order.
@usableFromInline
package final class _ParameterNodes {
    // Proof of Unmanaged: a node is owned by the linker, or by `made` until the next binding's turn. So no reference is
    // counted for each parameter.
    // Proof of @exclusivity(unchecked): the linker uses this under the plan's lock, and nothing here runs client
    // code.
    @exclusivity(unchecked) private var nodes: [Unmanaged<_AnyNode>] = []
    @exclusivity(unchecked) private var made: [_AnyNode] = []
    @exclusivity(unchecked) private var position: Int = 0
    // Proof of @exclusivity(unchecked): as above.
    /// The step of a binding in a cycle, for functions that are called later.
    @exclusivity(unchecked) package private(set) var step: _ConstructionStep?
    // Proof of @exclusivity(unchecked): as above.
    /// The index of the binding.
    @exclusivity(unchecked) private(set) var binding: Int = -1

    init() {}

    /// Starts over for another binding.
    @_optimize(speed)
    func begin(_ binding: Int, step: _ConstructionStep?) {
        nodes.removeAll(keepingCapacity: true)
        if !made.isEmpty { made.removeAll(keepingCapacity: true) }
        position = 0
        self.step = step
        self.binding = binding
    }

    /// Adds the node of the next parameter, which the linker owns.
    // Proof of Unmanaged: as above.
    @_optimize(speed)
    func append(owned node: Unmanaged<_AnyNode>) {
        nodes.append(node)
    }

    /// Adds the node of the next parameter, which was made for this one.
    @_optimize(speed)
    func append(made node: _AnyNode) {
        made.append(node)
        nodes.append(.passUnretained(node))
    }

    /// Returns a function of classes as one of references to any class.
    @inlinable @inline(__always)
    package func ofObjects<Function, Objects>(_ function: Function, as type: Objects.Type) -> Objects {
        // Proof of unsafeBitCast: called only for classes, of a struct that holds one function. A function of
        // generic parameters takes and gives the address of each value, here of one reference whatever its class.
        unsafeBitCast(function, to: type)
    }

    /// Takes the node of the next parameter.
    @inlinable
    package func next<Element>(_ type: Element.Type) -> _Node<Element> {
        _next()._typed(as: Element.self)
    }

    @usableFromInline
    @_optimize(speed)
    func _next() -> _AnyNode {
        defer { position += 1 }
        return nodes[position].takeUnretainedValue()
    }
}
