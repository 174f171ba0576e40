// SPDX-License-Identifier: Apache-2.0

import DICore

/// A function that makes an object, and the node that calls it.
protocol _NodeFactory: Sendable {
    /// Makes the node from the parameters' nodes.
    func node(_ parameters: _ParameterNodes) -> _AnyNode
}

extension BindingBuilder {
    /// Completes the binding by a function; the engine calls functions of objects by their number of parameters.
    // Inlined, because a call would ask the runtime for the type of each factory.
    @inline(__always)
    func _made(
        by factory: some _NodeFactory, _ types: [Any.Type], _ place: _SourcePlace
    ) -> BindingReceipt<Input> {
        if let objects = _ObjectFunction.of(factory, Input.self, types) {
            _entry.record(.factory, place, .objects(objects), of: types)
        } else {
            _entry._record(.factory, types, place) { factory.node($0) }
        }
        return ._made()
    }
}
