// SPDX-License-Identifier: Apache-2.0

extension Optional: Shape {
    static var form: _Form {
        // An optional may be around a factory or an injector, which is linked later where it is part of a cycle.
        _Form(.optional, of: Wrapped.self, absent: { _AnyNode._node(as: Self.self) { _ in nil } }) { target in
            let (reference, distance) = (target.reference, target.distance)
            let make: @Sendable (_Frame) -> Self = { frame in
                reference.typed(as: Wrapped.self)._withUnsafeGuaranteedRef { $0._make(frame._ancestor(distance)) }
            }
            return _isReference(Wrapped.self)
                ? _AnyNode.node(as: Self.self, like: AnyObject?.self, make) : _AnyNode._node(as: Self.self, make)
        }
    }
}
