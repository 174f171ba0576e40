// SPDX-License-Identifier: Apache-2.0

/// A factory of a component: ``ComponentFactory``, or a test double.
public protocol ComponentFactoryProtocol<ComponentElement> {
    /// The type of the component.
    associatedtype ComponentElement: Component

    /// Builds the component from a seed and returns its root.
    func build(_ seed: ComponentElement.Seed) -> ComponentElement.Root
}
