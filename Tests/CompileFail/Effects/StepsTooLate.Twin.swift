// SPDX-License-Identifier: Apache-2.0
// The twin of StepsTooLate.swift.

import DI

struct Strength: Tag {
    typealias Element = Int
}

struct Kitchen: RootComponent {
    typealias Root = Int
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).onMainActor().intoCollection().sharedInScope().to(factory: { 1 })
        binder.bind(Int.self).onMainActor().intoSet().qualified("mild").to(factory: { 1 })
        binder.bind(Int.self).intoDictionary(key: 1).sharedInScope().onMainActor().to(factory: { 1 })
        binder.onMainActor.bind(Int.self).tagged(with: Strength.self).sharedInScope().to(factory: { 1 })
        binder.onMainActor.bind(Int.self).qualified("mild").sharedInScope().to(factory: { 1 })
        binder.onMainActor.bind(Int.self).sharedInScope().to(factory: { 1 })
        binder.bind(Int.self).sharedInScope(.eager).throwing().to(factory: { 1 })
        binder.bind(Int.self).qualified("mild").asynchronous().to(factory: { 1 })
        binder.bind(Int.self).onMainActor().asynchronous().to(factory: { 1 })
        binder.onMainActor.bind(Int.self).to(factory: { 1 })
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.onMainActor().to(factory: { 1 })
    }
}
