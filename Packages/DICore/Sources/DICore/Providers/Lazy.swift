// SPDX-License-Identifier: Apache-2.0

/// Gives an element that is made on first use, once for this injection; later uses give the same one.
///
/// Any number of threads may call `get()`; exactly one makes the element. Two injections of `Lazy<X>` make two elements,
/// unless `X` is shared. It defers, so it breaks a cycle, and keeps alive what a ``Provider`` would.
public struct Lazy<Element> {
    /// A frame with one slot, whose parent is the frame that the element is made in.
    @usableFromInline let cell: _Frame
    // Proof of Unmanaged: the plan owns its nodes, and every frame reaches its plan.
    @usableFromInline let node: Unmanaged<_Node<Element>>

    init(cell: _Frame, node: Unmanaged<_Node<Element>>) {
        self.cell = cell
        self.node = node
    }

    /// Makes a lazy element of a closure that is called at most once, such as in a unit test.
    public init(getter: @escaping @Sendable () -> Element) {
        let node = _Node<Element> { _ in getter() }
        let owner = _Frame._makeKeeping(node)
        self.init(cell: _Frame._make(.lazy, parent: owner), node: .passUnretained(node))
    }

    /// Gives the element, and makes it on first use.
    @inlinable
    public func get() -> Element {
        let word = cell._word(0)
        if _Slot.isInstance(word) { return _unpack(word) }
        return make()
    }

    @usableFromInline
    func make() -> Element {
        _unpack(cell._once(0) { node._withUnsafeGuaranteedRef { _pack($0._make(cell._parent)) } })
    }
}

// Proof of @unchecked Sendable: the cell publishes through atomics only; Element is Sendable, since all holders of a copy
// of the lazy element get the same one.
extension Lazy: @unchecked Sendable where Element: Sendable {}

extension Lazy where Element: Sendable {
    /// Makes a lazy element that is there already.
    public init(value: Element) {
        self.init { value }
    }
}

extension _FrameLayout {
    /// The layout of the cell of a ``Lazy`` that was made by hand.
    static let lazy = _FrameLayout(slotCount: 1) { _ in Diagnostic.Step(name: "Lazy") }
}
