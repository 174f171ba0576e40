// SPDX-License-Identifier: Apache-2.0

/// One linked binding, wrapper or hop, without its type; what the engine keeps in lists.
///
/// Public only because generated factories are inlined into client code. Not for use outside of the layers.
public class _AnyNode: @unchecked Sendable {
    // Proof of @unchecked Sendable: every stored property of this class and of its one subclass is a `let`, and the
    // closures that they hold are @Sendable.

    /// The index of the slot that holds the shared instance in the frame this node is made in, or -1.
    @usableFromInline final let _slot: Int

    @usableFromInline
    init(slot: Int) {
        _slot = slot
    }

    /// The node under the type of its element.
    ///
    /// What makes a class is often a `_Node<AnyObject>`, so that one form of code serves all classes, and linking asks the
    /// runtime for no type. Who reads it as a node of the class itself sees the same layout, and the same word.
    @inlinable @inline(__always)
    public final func _typed<Element>(as type: Element.Type = Element.self) -> _Node<Element> {
        assert(_makes(Element.self), "a node of \(Swift.type(of: self)) was linked where \(Element.self) is needed")
        // Proof of Unmanaged: the linker resolves a request for Element to a binding of Element, whose node is a
        // `_Node<Element>`, or for a class a `_Node<AnyObject>`. A `_Node` holds an integer and a closure whatever its element.
        return Unmanaged<_Node<Element>>.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
    }

    /// Whether this is a node of a type, or of objects where the type is a class; asked in debug builds.
    @usableFromInline
    final func _makes<Element>(_ type: Element.Type) -> Bool {
        if self is _Node<Element> { return true }
        guard _isReference(Element.self) else { return false }
        return self is _Node<AnyObject> || (Element.self == AnyObject.self && _makesReferences)
    }

    /// Whether each element is a single object reference.
    var _makesReferences: Bool { false }

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

    /// The same binding, shared: in a slot, and for weak providers in a cell, or -1 for none.
    public func _shared(_ kind: _Sharing.Kind, slot: Int, cell: Int) -> _AnyNode {
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

    override var _makesReferences: Bool { _isReference(Element.self) }

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

    public override func _shared(_ kind: _Sharing.Kind, slot: Int, cell: Int) -> _AnyNode {
        if kind == .weak { return _sharedWeakly(slot: slot, cell: cell) }
        let raw = cell < 0 ? self : _remembering(cell: cell)
        return _isReference(Element.self) ? raw._typed()._sharedObject(slot: slot) : raw._sharedValue(slot: slot)
    }

    public override func _warm(in frame: _Frame) {
        _ = _make(frame)
    }
}
