// SPDX-License-Identifier: Apache-2.0

import DICore

/// A group of bindings that components and other modules include.
///
/// A module without scope can be included anywhere; one with a scope only where the binder has the same scope, which the
/// compiler checks. Included twice in one component, it counts once.
///
/// ```swift
/// struct KitchenModule: Module {
///     static func configure(binder: Binder<Unscoped>) {
///         binder.bind(Pump.self).to(factory: Pump.init)
///     }
/// }
/// ```
public protocol Module: SendableMetatype {
    /// The scope that the module's shared bindings belong to.
    associatedtype Scope: ScopeBase = Unscoped

    /// Binds what the module offers.
    static func configure(binder: Binder<Scope>)
}
