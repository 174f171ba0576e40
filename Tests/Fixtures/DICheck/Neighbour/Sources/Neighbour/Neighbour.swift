// SPDX-License-Identifier: Apache-2.0

import DI

/// The product of the bakery.
public struct Cake: Sendable {}

/// A type that the corpus makes a component.
public enum Oven {}

/// Binds cakes.
public enum BakeryModule: Module {
    /// Binds them.
    public static func configure(binder: UnscopedBinder) {
        binder.bind(Cake.self).to(factory: Cake.init)
    }
}

/// A module that nothing includes, which is left out where the corpus is checked.
public enum UnincludedModule: Module {
    /// Binds a number.
    public static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self).to(value: 1)
    }
}

/// A root without its binding of cakes, which is left out where the corpus is checked.
public enum BakeryComponent: RootComponent {
    /// Binds nothing.
    public static func configure(binder: UnscopedBinder) {}

    /// Binds cakes for the shop window.
    public static func configureRoot(binder bind: ReceiptBinder<[Cake]>) -> BindingReceipt<[Cake]> {
        bind.to { (cake: Cake) in [cake] }
    }
}
