// SPDX-License-Identifier: Apache-2.0
// The twin of DecoratorStepsTooLate.swift.

import DI

struct Strength: Tag {
    typealias Element = Int
}

struct Kitchen: RootComponent {
    typealias Root = Int
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.decorate(Int.self).tagged(with: Strength.self).qualified("mild").to(factory: { $0 })
        binder.decorate(Int.self).qualified("mild").throwing({ $0 })
        binder.bind(Int.self).qualified("mild").sharedInScope().onStart({ _ in }).to(factory: { 1 })
        binder.bind(Int.self).intoCollection().to(factory: { 1 })
        binder.decorate([Int].self).onMainActor({ $0 })
        binder.decorate(Int.self).asynchronousOnMainActor({ $0 })
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(factory: { 1 })
    }
}
