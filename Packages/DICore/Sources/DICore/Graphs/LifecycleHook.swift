// SPDX-License-Identifier: Apache-2.0

/// A function of a binding that is called in the life of its instances, named like the builder's step.
public enum LifecycleHook: String, Sendable, Hashable, CaseIterable {
    /// A function that starts an instance.
    case onStart
    /// A function that runs while the component does.
    case running
    /// A function that ends the work of an instance by the outcome of its component.
    case onEnd
    /// A function that stops an instance.
    case onStop
    /// A function that is called last.
    case onDispose
}
