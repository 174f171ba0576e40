// SPDX-License-Identifier: Apache-2.0

/// A source of elements: each request returns a new one, or the shared one.
///
/// Take a provider as a parameter instead of the element to make it later, to make several, or to break a cycle. A
/// provider keeps alive only the built components whose shared instances the element needs. `get()` may be called from
/// any thread.
///
/// ```swift
/// final class Barista {
///     init(cup: Provider<Cup>) { … }   // cup.get() for each order
/// }
/// ```
///
/// Request another form for an element with effects: a ``MainActorProvider`` if it belongs to the main actor (a
/// provider of it is `DI/MainActorRequired`), an ``AsyncProvider`` or a ``ThrowingProvider`` if it awaits or throws
/// and no build makes it first (`DI/EffectRequired`).
///
/// After the component is closed, the provider still returns existing instances; an object made then is never stopped.
///
/// If the element needs the very object that received the provider, calling `get()` while that object is still being
/// made ends the process with the path.
public struct Provider<Element>: ProviderProtocol, @unchecked Sendable {
    // Proof of @unchecked Sendable: a frame publishes through atomics only, a node is immutable, and a component's
    // shared instances are Sendable; so an element that crosses threads here is either new or Sendable.
    @usableFromInline let frame: _Frame
    // Proof of Unmanaged: the plan owns its nodes, and every frame reaches its plan.
    @usableFromInline let node: Unmanaged<_Node<Element>>

    @usableFromInline
    init(frame: _Frame, node: Unmanaged<_Node<Element>>) {
        self.frame = frame
        self.node = node
    }

    /// Makes a provider from a closure that is called for each request, for example in a unit test.
    public init(getter: @escaping @Sendable () -> Element) {
        let node = _Node<Element> { _ in getter() }
        self.init(frame: _Frame._makeKeeping(node), node: .passUnretained(node))
    }

    /// Returns a new element, or the shared one, which is made on first use.
    @inlinable
    public func get() -> Element {
        node._withUnsafeGuaranteedRef { $0._fetch(frame) }
    }

    /// An empty provider that is never called, for providers made by hand with a closure.
    static var absent: Provider {
        Provider { preconditionFailure("a provider made by hand has no element of a graph") }
    }

    /// The shared element if it has been made.
    @inlinable @inline(__always)
    var _existing: Element? {
        node._withUnsafeGuaranteedRef { $0._hit(in: frame) }
    }
}

extension _FrameLayout {
    /// The layout of a frame that only keeps its owner alive, such as the frame of a plan or of a provider made by
    /// hand.
    static let standalone = _FrameLayout(slotCount: 0) { _ in Diagnostic.Step(name: "") }
}
