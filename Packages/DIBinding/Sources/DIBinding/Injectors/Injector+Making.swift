// SPDX-License-Identifier: Apache-2.0

import DICore

/// For the layers that run code as an injector, or read the current one.
extension Injector {
    /// The injector that is current on this thread: the one whose slot is filled, or else the innermost one that resolves a
    /// request or runs a function; nil if there is none.
    @usableFromInline package static var _making: Injector? {
        _ThreadConstruction.currentFrame.map(Injector.init)
    }

    /// Runs a function as the injector.
    package func _making<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
        try _ThreadConstruction.run(in: frame, body)
    }

    /// Makes the first instances of a synchronous build.
    func prepare<C>(_ node: _ComponentNode<C>, in parent: _Frame) {
        if !node.eager.isEmpty { _making { node.prepare(frame, in: parent) } }
    }

    // Proof of Unmanaged: the plan owns its nodes, and the injector's frame reaches its plan.
    /// The node of a type that is requested as it is.
    @inlinable @inline(__always)
    func _node(_ type: Any.Type) -> Unmanaged<_AnyNode>? {
        uncountedPoints._withUnsafeGuaranteedRef { $0.table.find(type) }
    }

    // Proof of Unmanaged: as above.
    /// Returns the element of a node: the existing shared instance, or one that this injector makes.
    @inlinable @inline(__always)
    func _element<T>(of node: Unmanaged<_AnyNode>, as type: T.Type) -> T {
        _element(of: node, as: T.self, in: frame)
    }

    // Proof of Unmanaged: the caller keeps the node.
    /// The same for a node that runs in another frame.
    @inlinable @inline(__always)
    package func _element<T>(of node: Unmanaged<_AnyNode>, as type: T.Type, in frame: _Frame) -> T {
        if let there = node._withUnsafeGuaranteedRef({ $0._hit(as: T.self, in: frame) }) { return there }
        // Proof of Unmanaged: this and the frame outlive the record.
        var record = _ThreadConstruction(.passUnretained(self.frame), node: node)
        return withUnsafeMutablePointer(to: &record) { record in
            _ThreadConstruction.pushRequest(record)
            defer { _ThreadConstruction.pop(record) }
            return node._element(as: T.self, in: frame)
        }
    }
}
