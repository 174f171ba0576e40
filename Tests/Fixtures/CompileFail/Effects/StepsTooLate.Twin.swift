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
        binder.bind(Int.self).intoCollection().sharedOnMainActor().onMainActor({ 1 })
        binder.bind(Int.self).intoSet().qualified("mild").onMainActor({ 1 })
        binder.bind(Int.self).intoDictionary(key: 1).sharedOnMainActor().onMainActor({ 1 })
        binder.bind(Int.self).tagged(with: Strength.self).sharedOnMainActor().onMainActor({ 1 })
        binder.bind(Int.self).qualified("mild").sharedOnMainActor().onMainActor({ 1 })
        binder.bind(Int.self).sharedInScope().onMainActor({ 1 })
        binder.bind(Int.self).sharedOnMainActor().onMainActor({ 1 })
        binder.bind(Int.self).sharedOnMainActor(.eager).onMainActor({ 1 })
        binder.bind(Int.self).sharedInScope().throwing({ 1 })
        binder.bind(Int.self).qualified("mild").asynchronousOnMainActor({ 1 })
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.onMainActor({ 1 })
    }
}
