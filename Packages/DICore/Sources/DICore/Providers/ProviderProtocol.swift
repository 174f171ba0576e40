// SPDX-License-Identifier: Apache-2.0

/// A source of elements: ``Provider`` or ``TaggedProvider``.
///
/// ``MainActorProvider``, ``MainActorTaggedProvider``, ``ThrowingProvider`` and ``AsyncProvider`` don't conform: their
/// `get()` can be called on the main actor only, throws, or awaits.
public protocol ProviderProtocol<Element> {
    /// The type of the elements.
    associatedtype Element

    /// Makes a provider from a closure that is called for each request.
    init(getter: @escaping @Sendable () -> Element)

    /// Makes a provider that forwards each request to another one.
    init(other: some ProviderProtocol<Element> & Sendable)

    /// Returns a new element, or the shared one. Callable from any thread.
    func get() -> Element

    /// Returns a provider that transforms each element of this one.
    func map<New>(transform: @escaping @Sendable (Element) -> New) -> Provider<New>
}

extension ProviderProtocol where Self: Sendable {
    /// Makes a provider that forwards each request to another one, such as one of another type.
    public init(other: some ProviderProtocol<Element> & Sendable) {
        self.init { other.get() }
    }

    /// Returns a provider that transforms each element of this one.
    public func map<New>(transform: @escaping @Sendable (Element) -> New) -> Provider<New> {
        Provider<New> { transform(get()) }
    }
}

extension ProviderProtocol where Element: Sendable {
    /// Makes a provider that keeps a value and always returns it.
    public init(value: Element) {
        self.init { value }
    }
}
