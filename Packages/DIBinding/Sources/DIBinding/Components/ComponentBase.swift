// SPDX-License-Identifier: Apache-2.0

import DICore

/// What ``Component`` and ``RootComponent`` have in common. Adopt one of these.
///
/// A component is a type with static functions; no instance of it is ever made. It says what is bound (`configure`), what
/// the result is (`Root`), what it is built with (`Seed`) and what lifetime it gives to shared objects (`Scope`).
/// Components, seeds, scopes and receipts are the predecessor Cleanse's.
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
public protocol ComponentBase: SendableMetatype {
    /// What the component is built with; it can be injected in the component and below. `Void` for nothing.
    associatedtype Seed: Sendable = Void
    /// What building the component gives.
    associatedtype Root
    /// The lifetime of what is shared in the component.
    associatedtype Scope: ScopeBase = Unscoped

    /// Binds what the component consists of. Called once for each planning, never while objects are made.
    static func configure(binder: Binder<Scope>)

    /// Binds the root, and proves it by the receipt.
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>
}

/// A component that is installed in another one, which then can have its ``ComponentFactory`` injected.
public protocol Component: ComponentBase {}

/// A component that a program begins with. It may also be installed in another one.
public protocol RootComponent: ComponentBase {}
