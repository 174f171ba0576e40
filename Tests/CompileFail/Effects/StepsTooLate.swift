// SPDX-License-Identifier: Apache-2.0
// Sharing on the main actor has its place among the steps, and a step that takes a function is the last one.
// Swift 6: error: 'intoCollection()' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'intoSet()' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'intoDictionary(key:)' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'tagged(with:)' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'qualified' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'sharedInScope' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'sharedOnMainActor' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: 'sharedOnMainActor' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'sharedInScope'
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'qualified'
// Swift 6: error: 'sharedOnMainActor' is unavailable: steps come in this order, each once: intoCollection/Set/Dictionary, tagged, qualified, sharedInScope or sharedOnMainActor, onStart, running, onEnd, onStop, onDispose, then to, onMainActor, throwing or asynchronous; a root only has that last step, and can forward to a binding
// Swift 5: the same

import DI

struct Strength: Tag {
    typealias Element = Int
}

struct Kitchen: RootComponent {
    typealias Root = Int
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).sharedOnMainActor().intoCollection().onMainActor({ 1 })  // here
        binder.bind(Int.self).qualified("mild").intoSet().onMainActor({ 1 })  // here
        binder.bind(Int.self).sharedOnMainActor().intoDictionary(key: 1).onMainActor({ 1 })  // here
        binder.bind(Int.self).sharedOnMainActor().tagged(with: Strength.self).onMainActor({ 1 })  // here
        binder.bind(Int.self).sharedOnMainActor().qualified("mild").onMainActor({ 1 })  // here
        binder.bind(Int.self).sharedOnMainActor().sharedInScope().onMainActor({ 1 })  // here
        binder.bind(Int.self).sharedInScope().sharedOnMainActor().onMainActor({ 1 })  // here
        binder.bind(Int.self).sharedOnMainActor().sharedOnMainActor(.eager).onMainActor({ 1 })  // here
        binder.bind(Int.self).throwing({ 1 }).sharedInScope()  // here
        binder.bind(Int.self).asynchronousOnMainActor({ 1 }).qualified("mild")  // here
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.sharedOnMainActor().onMainActor({ 1 })  // here
    }
}
