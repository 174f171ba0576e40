// SPDX-License-Identifier: Apache-2.0

/// A type around a value that a factory may request, such as ``Provider`` or `Optional`.
///
/// The nearest binding counts: within one component, a binding of the whole type, else one of the value within the shape.
protocol Shape {
    /// The form of the shape.
    static var form: _Form { get }
}

/// The meaning of a shape: the value that is requested within it, and the way from the value's node to its own.
///
/// A class, so copies and optionals need no runtime record of its type.
package final class _Form {
    /// The kind of edge that the request makes.
    package let kind: NeedKind
    /// The requested key, or for a wrapper around a tagged value the ``TaggedProvider``.
    package let value: Any.Type
    /// Whether the shape is a value itself, so that a wrapper may be around it.
    package let isValue: Bool
    /// The effects that the request is ready for.
    package let readiness: _Effects
    /// Whether the requested value cannot leave the isolation in which it is handed over, since it is not Sendable.
    package let isConfined: Bool
    /// Makes the node of the shape.
    package let link: (_Target) -> _AnyNode
    /// Makes the node of the shape for a value that is declared absent, if the shape has a form without a value.
    package let linkAbsent: (() -> _AnyNode)?

    init(
        _ kind: NeedKind, of value: Any.Type, isValue: Bool = false, readiness: _Effects = [],
        isConfined: Bool = false, absent linkAbsent: (() -> _AnyNode)? = nil, link: @escaping (_Target) -> _AnyNode
    ) {
        self.kind = kind
        self.value = value
        self.isValue = isValue
        self.readiness = readiness
        self.isConfined = isConfined
        self.linkAbsent = linkAbsent
        self.link = link
    }

    /// Finds the form of a requested type; nil for a plain key.
    package static func find(_ type: Any.Type) -> _Form? {
        Shapes.find(type)?.form ?? _FunctionForm.form(of: type)
    }
}

/// The target of a request within a shape: the node of the value, and its distance from the requester's frame.
package struct _Target {
    /// The node in the frame of its home, filled by the end of linking.
    package let reference: _NodeReference
    /// The number of levels from the frame of the request up to the node's.
    package let distance: Int
    /// The slot of the weak cell in the frame of the node, or -1.
    package let weakSlot: Int
    /// Names the request for the message of a ``Lazy`` that requests itself.
    package let step: @Sendable () -> Diagnostic.Step
    /// Keeps an object as long as the plan lives.
    package let keep: (AnyObject) -> Void
    /// The bindings that have to be made before the value is requested, seen from the frame of its node.
    package let needs: _Needs

    /// Describes a target.
    package init(
        _ reference: _NodeReference, distance: Int, weakSlot: Int, needs: _Needs,
        step: @escaping @Sendable () -> Diagnostic.Step, keep: @escaping (AnyObject) -> Void
    ) {
        self.reference = reference
        self.distance = distance
        self.weakSlot = weakSlot
        self.step = step
        self.keep = keep
        self.needs = needs
    }

    /// The same value, requested in the frame of its home.
    package var here: _Target {
        _Target(reference, distance: 0, weakSlot: weakSlot, needs: needs, step: step, keep: keep)
    }
}

/// A reference to a node that may not be linked yet, since deferred edges can lead back.
package final class _NodeReference: @unchecked Sendable {
    // Proof of @unchecked Sendable: written by one thread while the plan is linked, before it is published.
    // Proof of Unmanaged: the plan owns both this reference and the node.
    private var node: Unmanaged<_AnyNode>?

    /// Makes a reference that is to be filled.
    package init() {}

    /// Points the reference to a node, which the caller keeps.
    package func fill(_ node: _AnyNode) {
        // Proof of Unmanaged: the plan owns both this reference and the node.
        self.node = .passUnretained(node)
    }

    /// Returns a node that follows the reference only when it runs, for a need that is linked before its target.
    package func forwarded<Element>(as type: Element.Type, by distance: Int) -> _AnyNode {
        _AnyNode._node(as: Element.self) { frame in
            self.typed(as: Element.self)._withUnsafeGuaranteedRef { $0._make(frame._ancestor(distance)) }
        }
    }

    /// Returns the node under its type.
    // Proof of Unmanaged: the callers are nodes of the plan, which owns this node, too.
    func typed<Element>(as type: Element.Type = Element.self) -> Unmanaged<_Node<Element>> {
        guard let node else { preconditionFailure("a request was linked to a binding that the plan does not hold") }
        // The linker resolves a request for Element to a binding of Element.
        return .passUnretained(node.takeUnretainedValue()._typed(as: Element.self))
    }
}
