// SPDX-License-Identifier: Apache-2.0

/// An element that is made on first use, once for each injection.
///
/// Any number of threads may call `get()`; exactly one of them makes the element. Two injections of `Lazy<X>` make two
/// elements, unless `X` is shared. Since it defers, it breaks a cycle; it keeps alive the same components as a
/// ``Provider``.
///
/// ```swift
/// final class Barista {
///     private let heater: Lazy<Heater>
///
///     init(heater: Lazy<Heater>) {
///         self.heater = heater
///     }
///
///     func brew() -> CoffeeMaker {
///         CoffeeMaker(heater: heater.get())   // the heater is made for the first cup
///     }
/// }
/// ```
///
/// An element that belongs to the main actor is requested by a ``MainActorLazy`` (else `DI/MainActorRequired`). No lazy
/// form awaits or throws; request an ``AsyncProvider`` or a ``ThrowingProvider`` of a shared binding.
public struct Lazy<Element> {
    /// A frame with one slot, whose parent is the frame of the element's construction.
    @usableFromInline let cell: _Frame
    // Proof of Unmanaged: the plan owns its nodes, and every frame reaches its plan.
    @usableFromInline let node: Unmanaged<_Node<Element>>

    init(cell: _Frame, node: Unmanaged<_Node<Element>>) {
        self.cell = cell
        self.node = node
    }

    /// Makes a lazy element from a closure that is called at most once, for example in a unit test.
    public init(getter: @escaping @Sendable () -> Element) {
        self.init(.lazy, getter)
    }

    init(_ layout: _FrameLayout, _ getter: @escaping @Sendable () -> Element) {
        let node = _Node<Element> { _ in getter() }
        let owner = _Frame._makeKeeping(node)
        self.init(cell: _Frame._make(layout, parent: owner), node: .passUnretained(node))
    }

    /// Returns the element, which is made on first use.
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

// Proof of @unchecked Sendable: the cell publishes through atomics only; Element is Sendable, since all holders of a
// copy of the lazy element get the same one.
extension Lazy: @unchecked Sendable where Element: Sendable {}

extension Lazy where Element: Sendable {
    /// Makes a lazy element from an existing value.
    public init(value: Element) {
        self.init { value }
    }
}

extension _FrameLayout {
    /// The layout of the cell of a ``Lazy`` made by hand.
    static let lazy = _FrameLayout(slotCount: 1) { _ in Diagnostic.Step(name: "Lazy") }
}
