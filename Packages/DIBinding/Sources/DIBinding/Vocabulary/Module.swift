// SPDX-License-Identifier: Apache-2.0

import DICore

/// A group of bindings that components and other modules include.
///
/// A module without a scope can be included anywhere; a module with one, only where the binder has the same scope,
/// which the compiler checks. A module that is included twice in one component counts once.
///
/// ```swift
/// struct KitchenModule: Module {
///     static func configure(binder: Binder<Unscoped>) {
///         binder.bind(Pump.self).to(factory: Pump.init)
///     }
/// }
/// ```
public protocol Module: SendableMetatype {
    /// The scope of the module's shared bindings.
    associatedtype Scope: ScopeBase = Unscoped

    /// Records the bindings of the module.
    static func configure(binder: Binder<Scope>)

    /// The list that declares the module, in addition to `configure`; nil for none. For the layers' own use.
    static var _declarations: _Declarations? { get }
}

extension Module {
    /// None. For the layers' own use.
    public static var _declarations: _Declarations? { nil }
}
