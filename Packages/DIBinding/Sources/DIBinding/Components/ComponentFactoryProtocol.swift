// SPDX-License-Identifier: Apache-2.0

/// What builds a component: ``ComponentFactory``, or a stand-in.
public protocol ComponentFactoryProtocol<ComponentElement> {
    /// The component that is built.
    associatedtype ComponentElement: ComponentBase

    /// Builds the component with a seed and gives its root.
    func build(_ seed: ComponentElement.Seed) -> ComponentElement.Root
}
