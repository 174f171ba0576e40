// SPDX-License-Identifier: Apache-2.0

/// Gives the element that is bound under a tag.
///
/// It is how a factory asks for a tagged value, and defers like any provider: `get()` makes the element then.
///
/// ```swift
/// final class Heater {
///     let degrees: Double
///     init(temperature: TaggedProvider<BoilerTemperature>) { degrees = temperature.get() }
/// }
/// ```
public struct TaggedProvider<T: Tag>: ProviderProtocol, Sendable {
    /// What the tag's values are.
    public typealias Element = T.Element

    @usableFromInline let provider: Provider<T.Element>

    @usableFromInline
    init(provider: Provider<T.Element>) {
        self.provider = provider
    }

    /// Makes a provider of a closure that is called for each request, such as in a unit test.
    public init(getter: @escaping @Sendable () -> T.Element) {
        provider = Provider(getter: getter)
    }

    /// Makes a provider that asks another one at each request.
    public init(other: some ProviderProtocol<T.Element> & Sendable) {
        provider = Provider(other: other)
    }

    /// Gives the element: a new one, or the shared one, which it makes on first use.
    @inlinable
    public func get() -> T.Element {
        provider.get()
    }

    /// Makes a provider that transforms what this one gives, at each request.
    public func map<New>(transform: @escaping @Sendable (T.Element) -> New) -> Provider<New> {
        provider.map(transform: transform)
    }

    /// The same provider without the tag.
    public func asProvider() -> Provider<T.Element> {
        provider
    }
}

extension TaggedProvider where T.Element: Sendable {
    /// Makes a provider that always gives this value, and keeps it.
    public init(value: T.Element) {
        provider = Provider(value: value)
    }
}
