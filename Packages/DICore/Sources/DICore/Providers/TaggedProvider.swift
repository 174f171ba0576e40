// SPDX-License-Identifier: Apache-2.0

/// A source of the element that is bound under a tag.
///
/// A factory requests a tagged value by this type. It defers like any provider: only `get()` makes the element.
///
/// ```swift
/// final class Heater {
///     let degrees: Double
///     init(temperature: TaggedProvider<BoilerTemperature>) { degrees = temperature.get() }
/// }
/// ```
///
/// A tagged value that belongs to the main actor is requested as a ``MainActorTaggedProvider``; a tagged value that awaits
/// or throws and that no build makes first, as `AsyncProvider<TaggedProvider<BoilerTemperature>>`.
public struct TaggedProvider<T: Tag>: ProviderProtocol, Sendable {
    /// The type of the tag's values.
    public typealias Element = T.Element

    @usableFromInline let provider: Provider<T.Element>

    @usableFromInline
    init(provider: Provider<T.Element>) {
        self.provider = provider
    }

    /// Makes a provider from a closure that is called for each request, for example in a unit test.
    public init(getter: @escaping @Sendable () -> T.Element) {
        provider = Provider(getter: getter)
    }

    /// Returns a new element, or the shared one, which is made on first use.
    @inlinable
    public func get() -> T.Element {
        provider.get()
    }

    /// Returns the same provider without the tag.
    public func asProvider() -> Provider<T.Element> {
        provider
    }
}
