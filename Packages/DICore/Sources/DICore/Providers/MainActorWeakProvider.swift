// SPDX-License-Identifier: Apache-2.0

/// A source of elements that belong to the main actor, which does not keep their component alive.
///
/// Request it instead of a ``WeakProvider`` if the element is made on the main actor or is shared there without being
/// `Sendable`; a ``WeakProvider`` of such an element is `DI/MainActorRequired`. It returns the same elements as a
/// ``WeakProvider``. The provider itself can be handed to any thread, because only the main actor can call `get()`.
///
/// ```swift
/// @MainActor
/// final class OrderRow {
///     private let screen: MainActorWeakProvider<OrderScreen>
///
///     init(screen: MainActorWeakProvider<OrderScreen>) {
///         self.screen = screen
///     }
///
///     func select() {
///         screen.get()?.open(self)   // the row does not keep the screen
///     }
/// }
/// ```
public struct MainActorWeakProvider<Element>: Sendable {
    // The element stays on the main actor: `get` is isolated to it, and its result is not `sending`.
    private let provider: WeakProvider<Element>

    init(_ provider: WeakProvider<Element>) {
        self.provider = provider
    }

    /// Makes a provider from a closure that is called for each request, for example in a unit test. It keeps the
    /// closure.
    public init(getter: @escaping @MainActor @Sendable () -> Element) {
        // Proof of unsafeBitCast: as for MainActorProvider.
        provider = WeakProvider(getter: unsafeBitCast(getter, to: (@Sendable () -> Element).self))
    }

    /// Returns the element, or nil if neither the instance nor the component is left.
    @MainActor
    public func get() -> Element? {
        provider.get()
    }
}
