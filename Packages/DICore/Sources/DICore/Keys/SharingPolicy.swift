// SPDX-License-Identifier: Apache-2.0

/// The sharing of a binding's instances, under the names of steps, lists, marks and graphs as data.
///
/// | Sharing | Instances | Step of a binder | Line of a list |
/// |---|---|---|---|
/// | ``unshared`` | a new one for each request | none | `factory` |
/// | ``shared`` | one, made on first use | `sharedInScope()` | `single` |
/// | ``eager`` | one, made before the root | `sharedInScope(.eager)` | `single(sharing: .eager)` |
/// | ``weak`` | one while something holds it | `sharedInScope(.weak)` | `single(sharing: .weak)` |
///
/// A step accepts a subset of them: ``InScope``.
public enum SharingPolicy: String, Sendable, CaseIterable {
    /// A new instance for each request.
    case unshared
    /// One instance, made on first use and kept as long as its component.
    case shared
    /// One instance, made before the root, after its dependencies, and kept as long as its component.
    case eager
    /// One instance, made on first use and kept while it is referenced elsewhere; then a new one. For classes.
    case weak
}

extension SharingPolicy {
    /// The sharing of instances that a built component shares: every ``SharingPolicy`` but `unshared`.
    ///
    /// ```swift
    /// binder.bind(Pump.self).sharedInScope(.eager).to(factory: Pump.init)    // primed before the shop opens
    /// binder.bind(Heater.self).sharedInScope(.weak).to(factory: Heater.init) // cold again when nobody brews
    /// ```
    @frozen
    public enum InScope: Sendable, CaseIterable {
        /// One instance, made on first use and kept as long as its component.
        case shared
        /// One instance, made before the root, after its dependencies, and kept as long as its component.
        case eager
        /// One instance, made on first use and kept while it is referenced elsewhere; then a new one. For classes.
        case weak

        /// The same policy as a `SharingPolicy`.
        @inlinable
        public var policy: SharingPolicy {
            switch self {
            case .shared: .shared
            case .eager: .eager
            case .weak: .weak
            }
        }
    }
}
