// SPDX-License-Identifier: Apache-2.0

/// Gives an element on request, as often as asked: a new one each time, or the shared one.
///
/// Take a provider as parameter instead of the element to make it later, several times, or to break a cycle. It keeps
/// alive only those built components whose shared instances the element needs. `get()` may be called from any thread.
///
/// ```swift
/// final class Barista {
///     init(cup: Provider<Cup>) { … }   // cup.get() for each order
/// }
/// ```
///
/// Calling `get()` while the object that received the provider is still being made ends the process with the path, if
/// the element needs that very object.
public struct Provider<Element>: ProviderProtocol, @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only, a node is immutable; and what a component
    // shares is Sendable, so that an element which crosses threads here is either new or Sendable.
    @usableFromInline let frame: _Frame
    // Proof of Unmanaged: the plan owns its nodes, and every frame reaches its plan.
    @usableFromInline let node: Unmanaged<_Node<Element>>

    @usableFromInline
    init(frame: _Frame, node: Unmanaged<_Node<Element>>) {
        self.frame = frame
        self.node = node
    }

    /// Makes a provider of a closure that is called for each request, such as in a unit test.
    public init(getter: @escaping @Sendable () -> Element) {
        let node = _Node<Element> { _ in getter() }
        self.init(frame: _Frame._makeKeeping(node), node: .passUnretained(node))
    }

    /// Makes a provider that asks another one, such as one of another type, at each request.
    public init(other: some ProviderProtocol<Element> & Sendable) {
        self.init { other.get() }
    }

    /// Gives the element: a new one, or the shared one, which it makes on first use.
    @inlinable
    public func get() -> Element {
        node._withUnsafeGuaranteedRef { node in
            if node._slot >= 0 {
                let word = frame._word(node._slot)
                if _Slot.isInstance(word) { return _unpack(word) }
            }
            return node._make(frame)
        }
    }

    /// Makes a provider that transforms what this one gives, at each request.
    public func map<New>(transform: @escaping @Sendable (Element) -> New) -> Provider<New> {
        Provider<New> { transform(get()) }
    }
}

extension Provider where Element: Sendable {
    /// Makes a provider that always gives this value, and keeps it.
    public init(value: Element) {
        self.init { value }
    }
}

extension _FrameLayout {
    /// The layout of a frame that only keeps its owner alive: that of a plan, or of a provider made by hand.
    static let standalone = _FrameLayout(slotCount: 0) { _ in Diagnostic.Step(name: "") }
}
