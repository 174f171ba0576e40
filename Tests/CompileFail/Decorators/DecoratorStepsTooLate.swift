// SPDX-License-Identifier: Apache-2.0
// The steps of a decorator have their order, and it has no sharing, hooks or collection of its own.
// Swift 6: error: 'tagged(with:)' is unavailable: steps come in this order, each once: tagged, qualified, throwing or asynchronous, to
// Swift 6: error: 'qualified' is unavailable: steps come in this order, each once: tagged, qualified, throwing or asynchronous, to
// Swift 6: error: 'qualified' is unavailable: steps come in this order, each once: tagged, qualified, throwing or asynchronous, to
// Swift 6: error: 'sharedInScope()' is unavailable: a decorator is shared as the binding that it decorates, which also has the hooks; collections are decorated as a whole
// Swift 6: error: 'sharedInScope' is unavailable: a decorator is shared as the binding that it decorates, which also has the hooks; collections are decorated as a whole
// Swift 6: error: 'intoCollection()' is unavailable: a decorator is shared as the binding that it decorates, which also has the hooks; collections are decorated as a whole
// Swift 6: error: 'onStart' is unavailable: a decorator is shared as the binding that it decorates, which also has the hooks; collections are decorated as a whole
// Swift 6: error: 'onMainActor()' is unavailable: onMainActor comes before throwing and asynchronous
// Swift 6: error: 'onMainActor()' is unavailable: the decorator is on the main actor already
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
        binder.decorate(Int.self).throwing().qualified("mild").to(factory: { $0 })  // here
        binder.decorate(Int.self).sharedInScope().to(factory: { $0 })  // here
        binder.decorate(Int.self).sharedInScope(.eager).to(factory: { $0 })  // here
        binder.decorate(Int.self).intoCollection().to(factory: { $0 })  // here
        binder.decorate(Int.self).onStart({ _ in }).to(factory: { $0 })  // here
        binder.decorate(Int.self).asynchronous().onMainActor().to(factory: { $0 })  // here
        binder.onMainActor.decorate(Int.self).onMainActor().to(factory: { $0 })  // here
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(factory: { 1 })
    }
}
