// SPDX-License-Identifier: Apache-2.0
// The steps of a decorator have their order, and it has no sharing, hooks or collection of its own.
// Swift 6: error: 'tagged(with:)' is unavailable: steps come in this order, each once: tagged, qualified, and the last one: to, onMainActor, throwing or asynchronous
// Swift 6: error: 'qualified' is unavailable: steps come in this order, each once: tagged, qualified, and the last one: to, onMainActor, throwing or asynchronous
// Swift 6: error: 'tagged(with:)' is unavailable: steps come in this order, each once: tagged, qualified, and the last one: to, onMainActor, throwing or asynchronous
// Swift 6: error: 'sharedInScope' is unavailable: a decorator is shared as the binding that it decorates, which also has the hooks; collections are decorated as a whole
// Swift 6: error: 'sharedInScope' is unavailable: a decorator is shared as the binding that it decorates, which also has the hooks; collections are decorated as a whole
// Swift 6: error: 'intoCollection()' is unavailable: a decorator is shared as the binding that it decorates, which also has the hooks; collections are decorated as a whole
// Swift 6: error: 'onStart' is unavailable: a decorator is shared as the binding that it decorates, which also has the hooks; collections are decorated as a whole
// Swift 6: error: 'sharedOnMainActor' is unavailable: a decorator is shared as the binding that it decorates, which also has the hooks; collections are decorated as a whole
// Swift 6: error: value of tuple type '()' has no member 'qualified'
// Swift 5: the same

import DI

struct Strength: Tag {
    typealias Element = Int
}

struct Kitchen: RootComponent {
    typealias Root = Int
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.decorate(Int.self).qualified("mild").tagged(with: Strength.self).to(factory: { $0 })  // here
        binder.decorate(Int.self).qualified("mild").qualified("hot").to(factory: { $0 })  // here
        binder.decorate(Int.self).tagged(with: Strength.self).tagged(with: Strength.self).throwing({ $0 })  // here
        binder.decorate(Int.self).sharedInScope().to(factory: { $0 })  // here
        binder.decorate(Int.self).sharedInScope(.eager).to(factory: { $0 })  // here
        binder.decorate(Int.self).intoCollection().to(factory: { $0 })  // here
        binder.decorate(Int.self).onStart({ _ in }).to(factory: { $0 })  // here
        binder.decorate(Int.self).sharedOnMainActor().onMainActor({ $0 })  // here
        binder.decorate(Int.self).asynchronous({ $0 }).qualified("mild")  // here
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(factory: { 1 })
    }
}
