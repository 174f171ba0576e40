// SPDX-License-Identifier: Apache-2.0

import DICore

/// A component or module that is declared by a list, without `configure` and `configureRoot`.
///
/// Adopt it beside `RootComponent`, `Component` or `Module`. One line of a component binds its `Root`:
///
/// ```swift
/// enum Shop: RootComponent, Listed {
///     typealias Root = CoffeeMaker
///
///     static var bindings: Bindings {
///         single(Heater.init)
///         factory(CoffeeMaker.init)
///     }
/// }
/// let maker = try ComponentFactory.of(Shop.self).build()
/// ```
///
/// The binding of the root is checked with the rest of the graph, as by `Shop.validate()` in a test; in a component
/// with `configureRoot`, the compiler checks it. In a component without a `Scope`, `single` shares its instance, too,
/// once for each build. A `configure` beside the list adds to it.
///
/// The lines of an overriding module replace bindings; the lists and modules that it includes don't.
///
/// Errors: `DI/MissingBinding` if nothing binds the root.
public protocol Listed: SendableMetatype {
    /// The bindings. Recorded once for each planning, or only once if it is a `let`.
    @BindingsBuilder static var bindings: Bindings { get }
}

extension Component where Self: Listed {
    /// Adds nothing to the list.
    public static func configure(binder: Binder<Scope>) {}

    /// Leaves the root to the list.
    public static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { ._made() }

    /// The list. For the layers' own use.
    public static var _declarations: _Declarations? { bindings._declarations }
}

extension Module where Self: Listed {
    /// Adds nothing to the list.
    public static func configure(binder: Binder<Scope>) {}

    /// The list. For the layers' own use.
    public static var _declarations: _Declarations? { bindings._declarations }
}
