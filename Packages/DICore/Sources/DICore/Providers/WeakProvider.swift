// SPDX-License-Identifier: Apache-2.0

/// Gives an element without keeping the component alive that it comes from.
///
/// For what is shared, `get()` gives the shared instance for as long as anybody keeps that instance, even when nothing
/// else of the component is left. For what is not shared it gives a new one while the component lives. Otherwise nil.
/// It breaks cycles, of construction and of references. `get()` may be called from any thread.
public struct WeakProvider<Element>: @unchecked Sendable {
    // Proof of @unchecked Sendable: as for Provider.
    private let component: WeakFrame
    /// Keeps the getter of a provider made by hand; nil for those that the graph makes.
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

    /// Makes a provider of a closure that is called for each request, such as in a unit test. It keeps the closure.
    public init(getter: @escaping @Sendable () -> Element) {
        let node = _Node<Element> { _ in getter() }
        let frame = _Frame._makeKeeping(node)
        component = WeakFrame(frame)
        kept = frame
        self.node = .passUnretained(node)
        cell = nil
    }

    /// Gives the element, or nil when neither the instance nor the component is left.
    public func get() -> Element? {
        guard let component = component.frame else { return cell?.element(as: Element.self) }
        return node._withUnsafeGuaranteedRef { $0._make(component) }
    }
}

extension WeakProvider where Element: Sendable {
    /// Makes a provider that always gives this value, and keeps it.
    public init(value: Element) {
        self.init { value }
    }
}

/// A weak reference to a built component.
///
/// In a class of its own, for a generic struct with a weak property leaks what it holds when optimised code copies it
/// (seen with Swift 6.3: `provider?.get() === element` kept the element for ever).
private final class WeakFrame: @unchecked Sendable {
    // Proof of @unchecked Sendable: written once, before anybody else sees it; the runtime's weak loads are atomic.
    private(set) weak var frame: _Frame?

    init(_ frame: _Frame) {
        self.frame = frame
    }
}
