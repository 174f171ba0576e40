// SPDX-License-Identifier: Apache-2.0

/// A linked binding, wrapper or hop without its type, as the engine keeps it in lists.
///
/// Usable from inlined code, because generated factories are inlined into clients. Not for use outside of the layers.
@usableFromInline
package class _AnyNode: @unchecked Sendable {
    // Proof of @unchecked Sendable: every stored property of this class and of `_Node` is a `let`, and the closures
    // that they hold are @Sendable.

    /// The index of the slot with the shared instance, in the frame that the node runs in; or -1.
    @usableFromInline final let _slot: Int
    /// The shortest way to the element.
    @usableFromInline final let _way: _Way

    /// The ways to an element.
    @usableFromInline
    enum _Way: Int {
        /// The node's closure.
        case closure
        /// The function of a binding without parameters.
        case leaf
        /// The object in the node's slot, as it is; its closure while the slot is empty.
        case object
    }

    @usableFromInline
    init(slot: Int, way: _Way = .closure) {
        _slot = slot
        _way = way
    }

    /// Returns the node under the type of its element.
    ///
    /// The node of a class is often a `_Node<AnyObject>`, so one form of code serves all classes, and linking needs no
    /// type from the runtime. Read as a node of the class itself, it has the same layout, and makes the same word.
    @inlinable @inline(__always)
    package final func _typed<Element>(as type: Element.Type = Element.self) -> _Node<Element> {
        assert(_makes(Element.self), "a node of \(Swift.type(of: self)) was linked where \(Element.self) is needed")
        // Proof of Unmanaged: the linker resolves a request for Element to a binding of Element, whose node is a
        // `_Node<Element>`, or for a class a `_Node<AnyObject>`. A `_Node` holds two integers and two closures whatever
        // its element.
        return Unmanaged<_Node<Element>>.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
    }

    /// Whether this is a node of a type, or of objects if the type is a class. Checked in debug builds.
    @usableFromInline
    final func _makes<Element>(_ type: Element.Type) -> Bool {
        if self is _Node<Element> { return true }
        if _isReference(Element.self), self is _Node<AnyObject> || (Element.self == AnyObject.self && _makesReferences)
        {
            return true
        }
        // The casts reject nodes of another copy of this library, which have the same layout.
        return _LinkedImages.areSeveral
    }

    /// Whether each element is a single object reference.
    var _makesReferences: Bool { false }

    /// The shared instance in the node's own slot, if it is there: a hit.
    @inlinable @inline(__always)
    package final func _hit<Element>(as type: Element.Type = Element.self, in frame: _Frame) -> Element? {
        guard _slot >= 0 else { return nil }
        let word = frame._word(_slot)
        return _Slot.isInstance(word) ? .some(_unpack(word)) : nil
    }

    /// A node that makes nothing, for bindings that are linked in another way.
    package static let _none: _AnyNode = _AnyNode(slot: -1)

    /// Returns a node of the same binding for frames `distance` levels below its own.
    package func _hopped(by distance: Int) -> _AnyNode {
        self
    }

    /// Returns a traced node of the same binding: construction that reenters it ends with the path.
    package func _traced(as step: _ConstructionStep) -> _AnyNode {
        self
    }

    /// Returns a shared node of the same binding, with a slot and, for weak providers, a cell; -1 for no cell.
    package func _shared(_ kind: SharingPolicy, slot: Int, cell: Int) -> _AnyNode {
        self
    }

    /// Returns a node of the same binding that notes each new instance for its hooks; `slot` is the instance's.
    package func _noting(for hooks: _Hooks, slot: Int) -> _AnyNode {
        self
    }

    /// Makes the element and releases it, for eager sharing.
    package func _warm(in frame: _Frame) {}

    /// Returns a node of the same binding that takes its instance from another frame, and retains that frame.
    package func _takenOver(from owner: _Frame) -> _AnyNode {
        self
    }
}

// Proof of Unmanaged: the plan owns its nodes, and the frame that a node runs in reaches its plan.
extension Unmanaged where Instance == _AnyNode {
    /// Makes the element in a frame, or fetches the shared one.
    @inlinable @inline(__always)
    package func _element<Element>(as type: Element.Type = Element.self, in frame: _Frame) -> Element {
        // Proof of Unmanaged: the plan owns its nodes; and the type is the node's, as for `_typed(as:)`.
        assert(_withUnsafeGuaranteedRef { $0._makes(Element.self) })
        return Unmanaged<_Node<Element>>.fromOpaque(toOpaque())._withUnsafeGuaranteedRef { $0._fetch(frame) }
    }
}

/// A linked binding: a closure that makes an `Element` in a frame.
///
/// A node is linked once per plan and owned by it. A frame is passed down borrowed, so making objects retains nothing
/// and looks nothing up.
@usableFromInline
package final class _Node<Element>: _AnyNode, @unchecked Sendable {
    // Proof of @unchecked Sendable: as for the superclass.

    /// Makes the element, or fetches the shared one.
    @usableFromInline package let _make: @Sendable (_Frame) -> Element
    /// The function of a leaf; `unused` in any other node.
    @usableFromInline let _leaf: _Leaf<Element>

    /// Makes a node from a closure; `slot` is the index of its shared instance, if it is shared.
    @inlinable
    package init(slot: Int = -1, _ make: @escaping @Sendable (_Frame) -> Element) {
        _make = make
        _leaf = .unused
        super.init(slot: slot)
    }

    init(slot: Int, _ function: _NodeFunction<Element>) {
        _make = function.make
        _leaf = .unused
        super.init(slot: slot)
    }

    /// Makes the node of a binding without parameters.
    init(leaf: _Leaf<Element>) {
        _make = { _ in leaf.make() }
        _leaf = leaf
        super.init(slot: -1, way: .leaf)
    }

    /// Makes a node from a closure that looks for an object in a slot first.
    init(objectIn slot: Int, _ make: @escaping @Sendable (_Frame) -> Element) {
        _make = make
        _leaf = .unused
        super.init(slot: slot, way: .object)
    }

    /// Makes the element of a parameter, or fetches the shared one, with as few calls as its node allows.
    ///
    /// For code that is specialised for classes, where a hit is a load, a test and a retain. Code that is not
    /// specialised leaves hits to the closure, which is made for the content of its slot.
    @inlinable @inline(__always)
    package func _get(_ frame: _Frame) -> Element {
        if _way == .leaf { return _leaf.make() }
        if _isConcrete(Element.self), MemoryLayout<Element>.size == MemoryLayout<UInt>.size, _way == .object {
            let word = frame._word(_slot)
            if _Slot.isInstance(word) {
                // Proof of unsafelyUnwrapped: a word that is an instance is a pointer, which is not zero.
                let pointer = UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped
                // Proof of Unmanaged and unsafeBitCast: only `_sharedObject` makes nodes of this way. Its slot owns an object
                // as it is, and the node is read under a class or as AnyObject, whose values are one reference.
                return unsafeBitCast(
                    Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue(), to: Element.self)
            }
        }
        return _make(frame)
    }

    /// Makes the element, or fetches the shared one from the node's own slot, whatever that holds.
    @inlinable @inline(__always)
    func _fetch(_ frame: _Frame) -> Element {
        if _slot >= 0 {
            let word = frame._word(_slot)
            if _Slot.isInstance(word) { return _unpack(word) }
        }
        return _way == .leaf ? _leaf.make() : _make(frame)
    }

    override var _makesReferences: Bool { _isReference(Element.self) }

    package override func _hopped(by distance: Int) -> _AnyNode {
        switch distance {
        case 0: self
        // Proof of Unmanaged: as for `_Frame._uncountedParent`.
        case 1: _Node { frame in frame._uncountedParent._withUnsafeGuaranteedRef { self._make($0) } }
        default: _Node { frame in self._make(frame._ancestor(distance)) }
        }
    }

    package override func _traced(as step: _ConstructionStep) -> _AnyNode {
        _Node(slot: _slot) { frame in
            step._tracing(frame) { self._make(frame) }
        }
    }

    package override func _noting(for hooks: _Hooks, slot: Int) -> _AnyNode {
        _Node(slot: _slot) { frame in
            let element = self._make(frame)
            hooks.note(element, slot, frame)
            return element
        }
    }

    package override func _shared(_ kind: SharingPolicy, slot: Int, cell: Int) -> _AnyNode {
        if kind == .weak { return _sharedWeakly(slot: slot, cell: cell) }
        let raw = cell < 0 ? self : _remembering(cell: cell)
        return _isReference(Element.self) ? raw._typed()._sharedObject(slot: slot) : raw._sharedValue(slot: slot)
    }

    package override func _warm(in frame: _Frame) {
        _ = _make(frame)
    }

    package override func _takenOver(from owner: _Frame) -> _AnyNode {
        // Proof of nonisolated(unsafe): a frame publishes through atomics only.
        nonisolated(unsafe) let owner = owner
        return _Node { _ in self._make(owner) }
    }
}

/// The function of a binding without parameters.
///
/// A struct, since a bare function of a generic result would get a thunk for each conversion.
@usableFromInline
package struct _Leaf<Element>: Sendable {
    @usableFromInline package let make: @Sendable () -> Element

    /// Takes the function.
    @inlinable
    package init(make: @escaping @Sendable () -> Element) {
        self.make = make
    }

    /// The function of a node that isn't a leaf.
    ///
    /// One for all types, since a closure of a generic type would need an allocation for each node.
    @usableFromInline
    static var unused: _Leaf {
        // Proof of unsafeBitCast: a struct of one function whatever the element, which is only called on leaves.
        unsafeBitCast(unusedLeaf, to: _Leaf.self)
    }
}

private let unusedLeaf: _Leaf<AnyObject> = _Leaf { preconditionFailure("a node that isn't a leaf was called as one") }
