// SPDX-License-Identifier: Apache-2.0

/// A source of the element that is bound under a tag and belongs to the main actor.
///
/// A factory requests a tagged value of the main actor by this type, as it requests others by ``TaggedProvider``. It defers
/// like any provider: only `get()` makes the element.
///
/// ```swift
/// enum CounterDisplay: Tag {
///     typealias Element = Display
/// }
///
/// @MainActor
/// final class Counter {
///     private let display: Display
///
///     init(display: MainActorTaggedProvider<CounterDisplay>) {
///         self.display = display.get()
///     }
/// }
/// ```
public struct MainActorTaggedProvider<T: Tag>: Sendable {
    /// The type of the tag's values.
    public typealias Element = T.Element

    @usableFromInline let provider: MainActorProvider<T.Element>

    init(provider: MainActorProvider<T.Element>) {
        self.provider = provider
    }

    /// Makes a provider from a closure that is called for each request, for example in a unit test.
    public init(getter: @escaping @MainActor @Sendable () -> T.Element) {
        provider = MainActorProvider(getter: getter)
    }

    /// Returns a new element, or the shared one, which is made on first use.
    @MainActor @inlinable
    public func get() -> T.Element {
        provider.get()
    }

    /// Returns a provider that transforms each element of this one on the main actor.
    public func map<New>(transform: @escaping @MainActor @Sendable (T.Element) -> New) -> MainActorProvider<New> {
        provider.map(transform: transform)
    }

    /// Returns the same provider without the tag.
    public func asProvider() -> MainActorProvider<T.Element> {
        provider
    }
}
