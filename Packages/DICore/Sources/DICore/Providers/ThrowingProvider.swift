// SPDX-License-Identifier: Apache-2.0

/// A source of elements whose construction may fail: each request returns a new one, or the shared one.
///
/// Request it instead of a ``Provider`` if the element or a dependency of it throws, and the build of the component
/// doesn't make that first; a ``Provider`` of such an element is `DI/EffectRequired`. `get()` may be called from
/// any thread.
///
/// ```swift
/// final class Barista {
///     private let recipes: ThrowingProvider<RecipeBook>
///
///     init(recipes: ThrowingProvider<RecipeBook>) {
///         self.recipes = recipes
///     }
///
///     func brew(_ drink: String) throws -> Cup {
///         try recipes.get().brew(drink)   // the file of recipes is read for the first cup
///     }
/// }
/// ```
///
/// A shared instance is made once, however many threads request it. A failure reaches all threads that wait, and is not kept:
/// the next request tries again. A provider of the graph throws a ``ConstructionError`` with the path and the error of the
/// factory, or a ``ClosedComponentError`` once the component is closed; one made by hand calls its closure for each request,
/// and throws its errors. It keeps alive the same components as a ``Provider``, defers, and breaks a cycle.
///
/// A binding that throws is made in the requesting thread. One that throws on the main actor is therefore requested by
/// an ``AsyncProvider``, which switches to it.
public struct ThrowingProvider<Element>: Sendable {
    /// Makes an element once its dependencies exist.
    @usableFromInline let provider: Provider<Element>
    /// The bindings that are made before an element.
    private let needs: _Needs
    /// The closure of a provider made by hand.
    private let getter: (@Sendable () throws -> Element)?

    init(_ provider: Provider<Element>, after needs: _Needs) {
        self.provider = provider
        self.needs = needs
        getter = nil
    }

    /// Makes a provider from a closure that is called for each request, for example in a unit test.
    public init(getter: @escaping @Sendable () throws -> Element) {
        provider = .absent
        needs = _Needs()
        self.getter = getter
    }

    /// Returns a new element, or the shared one, after its dependencies that throw.
    @inlinable
    public func get() throws -> Element {
        if let element = provider._existing { return element }
        return try make()
    }

    @usableFromInline
    func make() throws -> Element {
        if let getter { return try getter() }
        if let unshared = needs.unshared {
            let frame = provider.frame
            let word = try frame._making(Element.self, isShared: unshared.isWeak) {
                try _Need(unshared, distance: 0)._makeUnsharedNow(from: frame)
            }
            return _takeWord(word, as: Element.self)
        }
        if needs.mayBeClosed(from: provider.frame) { try provider.frame._checkNotClosed(for: Element.self) }
        if !needs.areFilled(from: provider.frame) {
            try provider.frame._making(Element.self, isShared: true) {
                try _Need.fillNow(needs.list, from: provider.frame)
            }
        }
        return provider.get()
    }

    /// Returns a provider that transforms each element of this one.
    public func map<New>(transform: @escaping @Sendable (Element) throws -> New) -> ThrowingProvider<New> {
        ThrowingProvider<New> { try transform(get()) }
    }
}

extension ThrowingProvider where Element: Sendable {
    /// Makes a provider that keeps a value and always returns it.
    public init(value: Element) {
        self.init(Provider(value: value), after: _Needs())
    }
}
