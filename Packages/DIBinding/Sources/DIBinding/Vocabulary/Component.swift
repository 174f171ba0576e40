// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component for installation in another one, into which its ``ComponentFactory`` can then be injected.
///
/// A program starts from a ``RootComponent``, which has the same requirements.
///
/// A component is a type with static functions, without instances. It defines the bindings (`configure`),
/// the result (`Root`), the input (`Seed`) and the lifetime of shared objects (`Scope`). Components, seeds, scopes and
/// receipts come from the predecessor, Cleanse.
///
/// ```swift
/// struct CoffeeShop: RootComponent {
///     typealias Root = CoffeeMaker
///     typealias Scope = Singleton
///
///     static func configure(binder: Binder<Singleton>) {
///         binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
///     }
///
///     static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
///         bind.to(factory: CoffeeMaker.init)
///     }
/// }
/// ```
public protocol Component: SendableMetatype {
    /// The input of a build, which can be injected in the component and below; `Void` for none.
    associatedtype Seed: Sendable = Void
    /// The result of a build.
    associatedtype Root
    /// The lifetime of objects that are shared in the component.
    associatedtype Scope: ScopeBase = Unscoped
    /// The way in which the component is built: synchronously, on the main actor, throwing or asynchronously.
    associatedtype Construction: ConstructionKind = Synchronous

    /// Records the bindings of the component. Called once for each planning, never while objects are made.
    static func configure(binder: Binder<Scope>)

    /// Binds the root; the receipt proves it.
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>

    /// The list that declares the component, in addition to `configure`; nil for none. For the layers' own use.
    static var _declarations: _Declarations? { get }
}

extension Component {
    /// None. For the layers' own use.
    public static var _declarations: _Declarations? { nil }
}

/// A component that a program starts from. It can be installed in another one, too.
public protocol RootComponent: Component {}

/// Cleanse's name of ``Component``.
public typealias ComponentBase = Component
