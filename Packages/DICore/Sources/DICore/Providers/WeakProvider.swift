// SPDX-License-Identifier: Apache-2.0

/// A source of elements that does not keep their component alive.
///
/// While the component lives, `get()` returns an element as a ``Provider`` does. After that, it returns a shared
/// instance as long as something else references it, and otherwise nil. A weak provider breaks cycles of construction
/// and of references. `get()` may be called from any thread.
///
/// ```swift
/// final class Display {
///     private let maker: WeakProvider<CoffeeMaker>
///
///     init(maker: WeakProvider<CoffeeMaker>) {
///         self.maker = maker
///     }
///
///     func status() -> String {
///         maker.get() == nil ? "closed" : "open"   // the display does not keep the shop open
///     }
/// }
/// ```
///
/// An element that belongs to the main actor is requested by a ``MainActorWeakProvider`` (else `DI/MainActorRequired`).
public struct WeakProvider<Element>: @unchecked Sendable {
    // Proof of @unchecked Sendable: as for Provider.
    private let component: WeakFrame
    /// The frame that keeps the getter of a provider made by hand; nil for a provider of the graph.
    private let kept: _Frame?
    // Proof of Unmanaged: the plan owns its nodes, and the node is used only while a frame that reaches the plan lives.
    private let node: Unmanaged<_Node<Element>>
    private let cell: WeakCell?

    init(component: _Frame, node: Unmanaged<_Node<Element>>, cell: WeakCell?) {
        self.component = WeakFrame(component)
        self.node = node
        self.cell = cell
        kept = nil
    }

    /// Makes a provider from a closure that is called for each request, for example in a unit test. It keeps the
    /// closure.
    public init(getter: @escaping @Sendable () -> Element) {
        let node = _Node<Element> { _ in getter() }
        let frame = _Frame._makeKeeping(node)
        component = WeakFrame(frame)
        kept = frame
        self.node = .passUnretained(node)
        cell = nil
    }

    /// Returns the element, or nil if neither the instance nor the component is left.
    public func get() -> Element? {
        guard let component = component.frame else { return cell?.element(as: Element.self) }
        return node._withUnsafeGuaranteedRef { $0._make(component) }
    }
}

extension WeakProvider where Element: Sendable {
    /// Makes a provider that keeps a value and always returns it.
    public init(value: Element) {
        self.init { value }
    }
}
