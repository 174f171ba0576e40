// SPDX-License-Identifier: Apache-2.0

/// A source of elements that belong to the main actor: each request returns a new one, or the shared one.
///
/// Request it instead of a ``Provider`` if the element is made on the main actor or is shared there without being
/// `Sendable`; a ``Provider`` of such an element is `DI/MainActorRequired`. The provider itself can be handed to any
/// thread, because only the main actor can call `get()`. It keeps alive the same components as a ``Provider``, defers,
/// and breaks a cycle. It costs as much as a ``Provider``.
///
/// ```swift
/// final class OrderDesk: Sendable {
///     private let display: MainActorProvider<Display>
///
///     init(display: MainActorProvider<Display>) {
///         self.display = display
///     }
///
///     func announce(_ order: String) async {
///         await MainActor.run { display.get().show(order) }
///     }
/// }
/// ```
///
/// It doesn't conform to ``ProviderProtocol``, because `get()` of that protocol may be called from any thread. The
/// request is `DI/EffectRequired` if the element depends on bindings that throw or await and that no build makes first.
public struct MainActorProvider<Element>: Sendable {
    // The element stays on the main actor: `get` is isolated to it, and its result is not `sending`.
    @usableFromInline let provider: Provider<Element>

    init(_ provider: Provider<Element>) {
        self.provider = provider
    }

    /// Makes a provider from a closure that is called for each request, for example in a unit test.
    public init(getter: @escaping @MainActor @Sendable () -> Element) {
        // Proof of unsafeBitCast: isolation to a global actor is not part of a synchronous function's calling convention,
        // and `get` calls the closure on the main actor only.
        provider = Provider(getter: unsafeBitCast(getter, to: (@Sendable () -> Element).self))
    }

    /// Returns a new element, or the shared one, which is made on first use.
    @MainActor @inlinable
    public func get() -> Element {
        provider.get()
    }

    /// Returns a provider that transforms each element of this one on the main actor.
    public func map<New>(transform: @escaping @MainActor @Sendable (Element) -> New) -> MainActorProvider<New> {
        MainActorProvider<New> { transform(get()) }
    }
}
