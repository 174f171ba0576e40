// SPDX-License-Identifier: Apache-2.0

/// What gives an element on request: ``Provider`` and ``TaggedProvider``.
public protocol ProviderProtocol<Element> {
    /// What the provider gives.
    associatedtype Element

    /// Makes a provider of a closure that is called for each request.
    init(getter: @escaping @Sendable () -> Element)

    /// Makes a provider that asks another one.
    init(other: some ProviderProtocol<Element> & Sendable)

    /// Gives the element: a new one, or the shared one.
    func get() -> Element

    /// Makes a provider that transforms what this one gives, at each request.
    func map<New>(transform: @escaping @Sendable (Element) -> New) -> Provider<New>
}
