// SPDX-License-Identifier: Apache-2.0

import DI

/// A component whose bindings and root a test says in place.
///
/// A type of its own for each test, so that nothing is shared between them: `Recipe` is a local enum.
protocol Recipe: SendableMetatype {
    associatedtype Dish
    static func configure(binder: Binder<Singleton>)
    static func serve(_ bind: ReceiptBinder<Dish>) -> BindingReceipt<Dish>
}

enum Kitchen<R: Recipe>: RootComponent {
    typealias Root = R.Dish
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        R.configure(binder: binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<R.Dish>) -> BindingReceipt<R.Dish> {
        R.serve(bind)
    }

    static func cook() throws -> R.Dish {
        try ComponentFactory.of(Kitchen.self).build()
    }
}
