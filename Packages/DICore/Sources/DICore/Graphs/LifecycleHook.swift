// SPDX-License-Identifier: Apache-2.0

/// A hook of a binding, called during the life of its instances and named like the builder's step.
public enum LifecycleHook: String, Sendable, Hashable, CaseIterable {
    /// A function that starts an instance.
    case onStart
    /// A function that runs while the component does.
    case running
    /// A function that ends an instance's work according to the outcome of its component.
    case onEnd
    /// A function that stops an instance.
    case onStop
    /// A function that disposes of an instance, after every other hook.
    case onDispose
}
