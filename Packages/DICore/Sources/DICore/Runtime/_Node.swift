// SPDX-License-Identifier: Apache-2.0

/// One linked binding, wrapper or hop, without its type; what the engine keeps in lists.
///
/// Public only because generated factories are inlined into client code. Not for use outside of the layers.
public class _AnyNode: @unchecked Sendable {
    // Proof of @unchecked Sendable: every stored property of this class and of its one subclass is a `let`, and the
    // closures that they hold are @Sendable.

    /// The index of the slot that holds the shared instance in the frame this node is made in, or -1.
    public final let _slot: Int

    @usableFromInline
    init(slot: Int) {
        _slot = slot
    }

    /// A node that makes nothing, for what is linked in another way.
    public static let _none: _AnyNode = _AnyNode(slot: -1)

    /// The same binding, to be made in a frame that lies `distance` levels below its own.
    public func _hopped(by distance: Int) -> _AnyNode {
        self
    }

    /// The same binding, traced so that construction which comes back to it ends with its path.
    public func _traced(as step: _ConstructionStep) -> _AnyNode {
        self
    }

    /// Makes the element and lets go of it; for what is shared eagerly.
    public func _warm(in frame: _Frame) {}
}

/// One linked binding: a closure that makes an `Element` in a frame.
///
/// A node is linked once per plan and owned by it; a frame is passed down borrowed, so that nothing is retained or
/// looked up while objects are made.
public final class _Node<Element>: _AnyNode, @unchecked Sendable {
    // Proof of @unchecked Sendable: as for the superclass.

    /// Makes the element, or fetches what is shared.
    public let _make: @Sendable (_Frame) -> Element

    /// Makes a node of a closure; `slot` names where its shared instance lies, if it is shared.
    @inlinable
    public init(slot: Int = -1, _ make: @escaping @Sendable (_Frame) -> Element) {
        _make = make
        super.init(slot: slot)
    }

    public override func _hopped(by distance: Int) -> _AnyNode {
        switch distance {
        case 0: self
        case 1: _Node { frame in self._make(frame._parent) }
        default: _Node { frame in self._make(frame._ancestor(distance)) }
        }
    }

    public override func _traced(as step: _ConstructionStep) -> _AnyNode {
        _Node(slot: _slot) { frame in
            step._tracing(frame) { self._make(frame) }
        }
    }

    public override func _warm(in frame: _Frame) {
        _ = _make(frame)
    }
}
