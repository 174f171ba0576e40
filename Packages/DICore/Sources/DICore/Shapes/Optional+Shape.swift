// SPDX-License-Identifier: Apache-2.0

extension Optional: _Shape, _AbsentShape {
    /// What the shape asks for, and how.
    public static var _form: _Form {
        _Form(.optional, of: Wrapped.self, link: _link)
    }

    /// The node of the whole shape, given the node of what it asks for.
    public static func _link(_ target: _Target) -> _AnyNode {
        // Optional edges are direct, so what they lead to is linked by now; the hop keeps the frame right.
        let hopped = target.reference.typed(as: Wrapped.self).takeUnretainedValue()._hopped(by: target.distance)
        // Proof of unsafeDowncast: a hop has the type of its node.
        let node = unsafeDowncast(hopped, to: _Node<Wrapped>.self)
        return _Node<Self> { frame in node._make(frame) }
    }

    /// The node of the shape where absence is meant.
    public static func _linkAbsent() -> _AnyNode {
        _Node<Self> { _ in nil }
    }
}

/// A shape that is something even where nothing is bound: the nil of an optional.
public protocol _AbsentShape {
    /// The node of the absent value.
    static func _linkAbsent() -> _AnyNode
}
