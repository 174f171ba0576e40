// SPDX-License-Identifier: Apache-2.0
// The steps of a decorator have their order, and it has no sharing, hooks or collection of its own.
// Swift 6: error: referencing instance method 'tagged(with:)' on 'DecoratorBuilder' requires that '_Step.Qualified' conform to '_Step.BeforeTag'
// Swift 6: error: referencing instance method 'qualified' on 'DecoratorBuilder' requires that '_Step.Qualified' conform to '_Step.BeforeQualifier'
// Swift 6: error: referencing instance method 'tagged(with:)' on 'DecoratorBuilder' requires that '_Step.Tagged' conform to '_Step.BeforeTag'
// Swift 6: error: value of type 'DecoratorBuilder<Int, _Step.Begun>' has no member 'sharedInScope'
// Swift 6: error: value of type 'DecoratorBuilder<Int, _Step.Begun>' has no member 'intoCollection'
// Swift 6: error: value of type 'DecoratorBuilder<Int, _Step.Begun>' has no member 'onStart'
// Swift 6: error: value of type 'DecoratorBuilder<Int, _Step.Begun>' has no member 'sharedOnMainActor'
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
        #if TWIN
        binder.decorate(Int.self).tagged(with: Strength.self).qualified("mild").to(factory: { $0 })
        binder.decorate(Int.self).qualified("mild").throwing({ $0 })
        binder.bind(Int.self).qualified("mild").sharedInScope().onStart({ _ in }).to(factory: { 1 })
        binder.bind(Int.self).intoCollection().to(factory: { 1 })
        binder.decorate([Int].self).onMainActor({ $0 })
        binder.decorate(Int.self).asynchronousOnMainActor({ $0 })
        #else
        binder.decorate(Int.self).qualified("mild").tagged(with: Strength.self).to(factory: { $0 })  // here
        binder.decorate(Int.self).qualified("mild").qualified("hot").to(factory: { $0 })  // here
        binder.decorate(Int.self).tagged(with: Strength.self).tagged(with: Strength.self).throwing({ $0 })  // here
        binder.decorate(Int.self).sharedInScope().to(factory: { $0 })  // here
        binder.decorate(Int.self).intoCollection().to(factory: { $0 })  // here
        binder.decorate(Int.self).onStart({ _ in }).to(factory: { $0 })  // here
        binder.decorate(Int.self).sharedOnMainActor().onMainActor({ $0 })  // here
        binder.decorate(Int.self).asynchronous({ $0 }).qualified("mild")  // here
        #endif
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.to(factory: { 1 })
    }
}
