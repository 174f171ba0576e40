// SPDX-License-Identifier: Apache-2.0

extension Optional: _Shape, _AbsentShape {
    /// What the shape asks for, and how.
    public static var _form: _Form {
        _Form(.optional, of: Wrapped.self, link: _link)
    }

    /// The node of the whole shape, given the node of what it asks for.
    public static func _link(_ target: _Target) -> _AnyNode {
        // What an optional leads to may be a factory or an injector, which is linked later where it is part of a cycle.
        let (reference, distance) = (target.reference, target.distance)
        return _Node<Self> { frame in
            reference.typed(as: Wrapped.self)._withUnsafeGuaranteedRef { $0._make(frame._ancestor(distance)) }
        }
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
