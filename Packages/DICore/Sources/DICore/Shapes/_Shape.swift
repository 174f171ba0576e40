// SPDX-License-Identifier: Apache-2.0

/// A type around a value that a factory may ask for, such as ``Provider`` or `Optional`.
///
/// A request is looked up as it is first; only when nothing binds it, its shape says what is meant.
public protocol _Shape {
    /// What the shape asks for, and how.
    static var _form: _Form { get }

    /// The node of the whole shape, given the node of what it asks for.
    static func _link(_ target: _Target) -> _AnyNode
}

/// What a shape asks for, and how.
public struct _Form {
    /// The edge that the request makes.
    public let kind: BindingGraph.Edge.Kind
    /// The key that is asked for, or for a wrapper around a tagged value the ``TaggedProvider``.
    public let value: Any.Type
    /// Whether the shape is a value itself, so that a wrapper may stand around it.
    public let isValue: Bool
    /// Makes the node of the whole shape.
    public let link: (_Target) -> _AnyNode

    init(
        _ kind: BindingGraph.Edge.Kind, of value: Any.Type, isValue: Bool = false, link: @escaping (_Target) -> _AnyNode
    ) {
        self.kind = kind
        self.value = value
        self.isValue = isValue
        self.link = link
    }

    /// The form of a requested type, or nil if it is a plain key.
    ///
    /// The cast asks the runtime for a conformance, which is slow: callers remember the answer for each type.
    public init?(of type: Any.Type) {
        if let shape = type as? any _Shape.Type {
            self = shape._form
        } else if let function = _FunctionForm.form(of: type) {
            self = function
        } else {
            return nil
        }
    }
}

/// Where the value of a shape is made: its node, and how far up from the frame of whoever asks.
public struct _Target {
    /// The node, in the frame that it is at home in; filled at the latest when linking is over.
    public let reference: _NodeReference
    /// How many levels the frame of the node lies above that of the request.
    public let distance: Int
    /// The slot of the weak cell in the frame of the node, or -1.
    public let weakSlot: Int
    /// Names the request, for the message of a ``Lazy`` that asks for itself.
    public let step: @Sendable () -> Diagnostic.Step
    /// Has the plan keep an object for as long as it lives.
    public let keep: (AnyObject) -> Void

    /// Describes where a value is made.
    public init(
        _ reference: _NodeReference, distance: Int, weakSlot: Int, step: @escaping @Sendable () -> Diagnostic.Step,
        keep: @escaping (AnyObject) -> Void
    ) {
        self.reference = reference
        self.distance = distance
        self.weakSlot = weakSlot
        self.step = step
        self.keep = keep
    }

    /// The same value, asked for in the frame that it is at home in.
    public var here: _Target {
        _Target(reference, distance: 0, weakSlot: weakSlot, step: step, keep: keep)
    }
}

/// A node that may not be linked yet: deferred edges can lead back.
public final class _NodeReference: @unchecked Sendable {
    // Proof of @unchecked Sendable: written while the plan is linked, by one thread, before anybody sees the plan.
    // Proof of Unmanaged: the plan owns both this reference and the node.
    private var node: Unmanaged<_AnyNode>?

    /// Makes a reference that is to be filled.
    public init() {}

    /// Makes the reference point to a node, which the caller keeps.
    public func fill(_ node: _AnyNode) {
        // Proof of Unmanaged: the plan owns both this reference and the node.
        self.node = .passUnretained(node)
    }

    /// A node that looks for its target only when it runs, for a need that is linked before what it needs.
    public func forwarded<Element>(as type: Element.Type, by distance: Int) -> _AnyNode {
        _Node<Element> { frame in
            self.typed(as: Element.self)._withUnsafeGuaranteedRef { $0._make(frame._ancestor(distance)) }
        }
    }

    /// The node under its type.
    // Proof of Unmanaged: whoever asks is a node of the plan, which owns the node that it gets.
    func typed<Element>(as type: Element.Type = Element.self) -> Unmanaged<_Node<Element>> {
        guard let node else { preconditionFailure("a request was linked to a binding that the plan does not hold") }
        // The linker resolves a request for Element to a binding of Element.
        return .passUnretained(node.takeUnretainedValue()._typed(as: Element.self))
    }
}
