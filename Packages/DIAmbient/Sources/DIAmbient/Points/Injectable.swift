// SPDX-License-Identifier: Apache-2.0

/// A type whose dependency can be replaced at the place of its use, such as a view in a preview.
///
/// ```swift
/// struct MenuView: Injectable {
///     @Injected var maker: CoffeeMaker
/// }
/// let preview = MenuView().injecting(CoffeeMaker(heater: Heater()), for: \.maker)
/// ```
///
/// The idea comes from the library Inject.
public protocol Injectable {}

extension Injectable {
    /// Returns the value with another dependency: a copy of a structure, or the same object of a class.
    public func injecting<V>(_ value: V, for point: WritableKeyPath<Self, V>) -> Self {
        var copy = self
        copy[keyPath: point] = value
        return copy
    }
}
