// SPDX-License-Identifier: Apache-2.0
// Steps of the main actor and of effects have their order, too; onMainActor() may come anywhere before the effects, once.
// Swift 6: error: 'intoCollection()' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'intoSet()' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'intoDictionary(key:)' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'tagged(with:)' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'qualified' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'sharedInScope()' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'sharedInScope' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'qualified' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope, onStart, onStop, onDispose, throwing or asynchronous, to
// Swift 6: error: 'onMainActor()' is unavailable: onMainActor comes before throwing and asynchronous
// Swift 6: error: 'onMainActor()' is unavailable: the binding is on the main actor already
// Swift 6: error: 'sharedInScope()' is unavailable: a root is neither part of a collection nor tagged, qualified or shared; let it forward to a binding
// Swift 5: the same

import DI

struct Strength: Tag {
    typealias Element = Int
}

struct Kitchen: RootComponent {
    typealias Root = Int
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).onMainActor().sharedInScope().intoCollection().to(factory: { 1 })  // here
        binder.bind(Int.self).onMainActor().qualified("mild").intoSet().to(factory: { 1 })  // here
        binder.bind(Int.self).sharedInScope().onMainActor().intoDictionary(key: 1).to(factory: { 1 })  // here
        binder.onMainActor.bind(Int.self).sharedInScope().tagged(with: Strength.self).to(factory: { 1 })  // here
        binder.onMainActor.bind(Int.self).sharedInScope().qualified("mild").to(factory: { 1 })  // here
        binder.onMainActor.bind(Int.self).sharedInScope().sharedInScope().to(factory: { 1 })  // here
        binder.bind(Int.self).throwing().sharedInScope(.eager).to(factory: { 1 })  // here
        binder.bind(Int.self).asynchronous().qualified("mild").to(factory: { 1 })  // here
        binder.bind(Int.self).asynchronous().onMainActor().to(factory: { 1 })  // here
        binder.onMainActor.bind(Int.self).onMainActor().to(factory: { 1 })  // here
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.onMainActor().sharedInScope().to(factory: { 1 })  // here
    }
}
