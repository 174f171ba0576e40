// SPDX-License-Identifier: Apache-2.0
// Sharing on the main actor has its place among the steps, and a step that takes a function is the last one.
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.OnMainActor<_Step.Shared>' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires the types '_Step.Qualified' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoDictionary(key:)' on 'BindingBuilder' requires the types '_Step.OnMainActor<_Step.Shared>' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'tagged(with:)' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.BeforeTag'
// Swift 6: error: referencing instance method 'qualified' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.BeforeQualifier'
// Swift 6: error: referencing instance method 'sharedInScope' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.BeforeSharing'
// Swift 6: error: no exact matches in call to instance method 'sharedOnMainActor'
// Swift 6: error: no exact matches in call to instance method 'sharedOnMainActor'
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'sharedInScope'
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'qualified'
// Swift 6: error: no exact matches in call to instance method 'sharedOnMainActor'
// Swift 5: the same

import DI

struct Strength: Tag {
    typealias Element = Int
}

struct Kitchen: RootComponent {
    typealias Root = Int
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        #if TWIN
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
        #else
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
        #endif
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        #if TWIN
        bind.onMainActor({ 1 })
        #else
        bind.sharedOnMainActor().onMainActor({ 1 })  // here
        #endif
    }
}
