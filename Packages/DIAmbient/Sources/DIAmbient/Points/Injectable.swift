// SPDX-License-Identifier: Apache-2.0

/// A type of which one dependency can be replaced where it is used, such as a view in a preview.
///
/// ```swift
/// struct MenuView: Injectable {
///     @Injected var maker: CoffeeMaker
/// }
/// let preview = MenuView().injecting(CoffeeMaker(heater: Heater()), for: \.maker)
/// ```
///
/// The idea is that of the library Inject.
public protocol Injectable {}

extension Injectable {
    /// Returns the value with another dependency: a copy of a structure, or the same object of a class.
    public func injecting<V>(_ value: V, for point: WritableKeyPath<Self, V>) -> Self {
        var copy = self
        copy[keyPath: point] = value
        return copy
    }
}
