// SPDX-License-Identifier: Apache-2.0

// The steps of a binding have their order, each stands once, and a terminating step ends it.
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.Collected' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires the types '_Step.Collected' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoDictionary(key:)' on 'BindingBuilder' requires the types '_Step.Collected' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.Tagged' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires the types '_Step.Tagged' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoDictionary(key:)' on 'BindingBuilder' requires the types '_Step.Tagged' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.Qualified' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires the types '_Step.Qualified' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoDictionary(key:)' on 'BindingBuilder' requires the types '_Step.Qualified' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.Shared' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires the types '_Step.Shared' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoDictionary(key:)' on 'BindingBuilder' requires the types '_Step.Shared' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'tagged(with:)' on 'BindingBuilder' requires that '_Step.Tagged' conform to '_Step.BeforeTag'
// Swift 6: error: referencing instance method 'tagged(with:)' on 'BindingBuilder' requires that '_Step.Qualified' conform to '_Step.BeforeTag'
// Swift 6: error: referencing instance method 'tagged(with:)' on 'BindingBuilder' requires that '_Step.Shared' conform to '_Step.BeforeTag'
// Swift 6: error: referencing instance method 'qualified' on 'BindingBuilder' requires that '_Step.Qualified' conform to '_Step.BeforeQualifier'
// Swift 6: error: referencing instance method 'qualified' on 'BindingBuilder' requires that '_Step.Shared' conform to '_Step.BeforeQualifier'
// Swift 6: 3 × error: referencing instance method 'sharedInScope' on 'BindingBuilder' requires that '_Step.Shared' conform to '_Step.BeforeSharing'
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'to'
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'sharedInScope'
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'qualified'
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.OnMainActor<_Step.Shared>' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires the types '_Step.Qualified' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'intoDictionary(key:)' on 'BindingBuilder' requires the types '_Step.OnMainActor<_Step.Shared>' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'tagged(with:)' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.BeforeTag'
// Swift 6: error: referencing instance method 'qualified' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.BeforeQualifier'
// Swift 6: error: referencing instance method 'sharedInScope' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.BeforeSharing'
// Swift 6: 2 × error: no exact matches in call to instance method 'sharedOnMainActor'
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'sharedInScope'
// Swift 6: error: value of type 'BindingReceipt<Int>' has no member 'qualified'
// Swift 6: error: referencing instance method 'tagged(with:)' on 'DecoratorBuilder' requires that '_Step.Qualified' conform to '_Step.BeforeTag'
// Swift 6: error: referencing instance method 'qualified' on 'DecoratorBuilder' requires that '_Step.Qualified' conform to '_Step.BeforeQualifier'
// Swift 6: error: referencing instance method 'tagged(with:)' on 'DecoratorBuilder' requires that '_Step.Tagged' conform to '_Step.BeforeTag'
// Swift 6: error: value of type 'DecoratorBuilder<Int, _Step.Begun>' has no member 'sharedInScope'
// Swift 6: error: value of type 'DecoratorBuilder<Int, _Step.Begun>' has no member 'intoCollection'
// Swift 6: error: value of type 'DecoratorBuilder<Int, _Step.Begun>' has no member 'onStart'
// Swift 6: error: value of type 'DecoratorBuilder<Int, _Step.Begun>' has no member 'sharedOnMainActor'
// Swift 6: error: value of tuple type '()' has no member 'qualified'
// Swift 6: error: referencing instance method 'onStart' on 'BindingBuilder' requires that '_Step.Started' conform to '_Step.BeforeStart'
// Swift 6: error: referencing instance method 'onStop' on 'BindingBuilder' requires that '_Step.Disposed' conform to '_Step.BeforeStop'
// Swift 6: error: referencing instance method 'onDispose' on 'BindingBuilder' requires that '_Step.Disposed' conform to '_Step.BeforeDispose'
// Swift 6: error: referencing instance method 'onStart' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Stopped>' conform to '_Step.BeforeStart'
// Swift 6: error: referencing instance method 'onStop' on 'BindingBuilder' requires that '_Step.OnMainActor<_Step.Shared>' conform to '_Step.BeforeStop'
// Swift 6: error: referencing instance method 'onEnd' on 'BindingBuilder' requires that '_Step.Stopped' conform to '_Step.BeforeEnd'
// Swift 6: error: referencing instance method 'running(onEnd:_:)' on 'BindingBuilder' requires that '_Step.Stopped' conform to '_Step.BeforeRunning'
// Swift 6: error: referencing instance method 'onStart' on 'BindingBuilder' requires that '_Step.Begun' conform to '_Step.BeforeStart'
// Swift 6: error: referencing instance method 'onStop' on 'BindingBuilder' requires that '_Step.Qualified' conform to '_Step.BeforeStop'
// Swift 6: error: referencing instance method 'onDispose' on 'BindingBuilder' requires that '_Step.Begun' conform to '_Step.BeforeDispose'
// Swift 6: error: instance method 'tagged(with:)' requires the types 'String' and 'Strength.Element' (aka 'Int') be equivalent
// Swift 6: error: instance method 'tagged(with:)' requires the types '[Int]' and 'Strength.Element' (aka 'Int') be equivalent
// Swift 6: error: instance method 'tagged(with:)' requires the types 'Int' and 'Strengths.Element' (aka 'Array<Int>') be equivalent
// Swift 6: error: no exact matches in call to instance method 'sharedOnMainActor'
// Swift 6: error: referencing instance method 'intoCollection()' on 'BindingBuilder' requires the types '_Step.Received' and '_Step.Begun' be equivalent
// Swift 6: error: referencing instance method 'tagged(with:)' on 'BindingBuilder' requires that '_Step.Received' conform to '_Step.BeforeTag'
// Swift 6: error: referencing instance method 'qualified' on 'BindingBuilder' requires that '_Step.Received' conform to '_Step.BeforeQualifier'
// Swift 6: error: referencing instance method 'onStop' on 'BindingBuilder' requires that '_Step.Received' conform to '_Step.BeforeStop'
// Swift 6: warning: result of call to 'bind' is unused
// Swift 6: warning: result of call to 'intoCollection()' is unused
// Swift 5: the same

import DI

struct Strength: Tag {
    typealias Element = Int
}

struct Strengths: Tag {
    typealias Element = [Int]
}

final class Pump: Sendable {
    func run() {}
}

struct Kitchen: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        #if !TWIN
        // A collection comes first, and once: before tag, qualifier and sharing.
        binder.bind(Int.self).intoCollection().intoCollection().to(value: 1)  // here
        binder.bind(Int.self).intoCollection().intoSet().to(value: 1)  // here
        binder.bind(Int.self).intoSet().intoDictionary(key: "mild").to(value: 1)  // here
        binder.bind(Int.self).tagged(with: Strength.self).intoCollection().to(value: 1)  // here
        binder.bind(Int.self).tagged(with: Strength.self).intoSet().to(value: 1)  // here
        binder.bind(Int.self).tagged(with: Strength.self).intoDictionary(key: "mild").to(value: 1)  // here
        binder.bind(Int.self).qualified("file").intoCollection().to(value: 1)  // here
        binder.bind(Int.self).qualified("file").intoSet().to(value: 1)  // here
        binder.bind(Int.self).qualified("file").intoDictionary(key: "mild").to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().intoCollection().to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().intoSet().to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().intoDictionary(key: "mild").to(value: 1)  // here

        // A tag comes before qualifier and sharing, a qualifier before sharing, and each is said once.
        binder.bind(Int.self).tagged(with: Strength.self).tagged(with: Strength.self).to(value: 1)  // here
        binder.bind(Int.self).qualified("file").tagged(with: Strength.self).to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().tagged(with: Strength.self).to(value: 1)  // here
        binder.bind(Int.self).qualified("file").qualified("default").to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().qualified("file").to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().sharedInScope().to(value: 1)  // here
        binder.bind(Int.self).sharedInScope().sharedInScope(.eager).to(value: 1)  // here
        binder.bind(Int.self).sharedInScope(.weak).sharedInScope().to(value: 1)  // here

        // A terminating step ends a binding.
        binder.bind(Int.self).to(value: 1).to(value: 2)  // here
        binder.bind(Int.self).to(value: 1).sharedInScope()  // here
        binder.bind(Int.self).to(value: 1).qualified("file")  // here

        // Sharing on the main actor has its place among the steps, and a step that takes a function is the last one.
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

        // A decorator has no sharing, hooks or collection of its own.
        binder.decorate(Int.self).qualified("mild").tagged(with: Strength.self).to(factory: { $0 })  // here
        binder.decorate(Int.self).qualified("mild").qualified("hot").to(factory: { $0 })  // here
        binder.decorate(Int.self).tagged(with: Strength.self).tagged(with: Strength.self).throwing({ $0 })  // here
        binder.decorate(Int.self).sharedInScope().to(factory: { $0 })  // here
        binder.decorate(Int.self).intoCollection().to(factory: { $0 })  // here
        binder.decorate(Int.self).onStart({ _ in }).to(factory: { $0 })  // here
        binder.decorate(Int.self).sharedOnMainActor().onMainActor({ $0 })  // here
        binder.decorate(Int.self).asynchronous({ $0 }).qualified("mild")  // here

        // Hooks come in the order of a life, each once, after either kind of sharing.
        binder.bind(Pump.self).sharedInScope().onStart { $0.run() }.onStart { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedInScope().onDispose { $0.run() }.onStop { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedInScope().onDispose { $0.run() }.onDispose { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedOnMainActor()
            .onStop { $0.run() }.onStart { $0.run() }.onMainActor { Pump() }  // here
        binder.bind(Pump.self).sharedOnMainActor()
            .onStop { $0.run() }.onStop { $0.run() }.onMainActor { Pump() }  // here
        binder.bind(Pump.self).sharedInScope()
            .onStop { $0.run() }.onEnd { pump, _ in pump.run() }.to { Pump() }  // here
        binder.bind(Pump.self).sharedInScope().onStop { $0.run() }.running { $0.run() }.to { Pump() }  // here

        // Only shared instances have hooks: others belong to whoever asked for them.
        binder.bind(Pump.self).onStart { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).qualified("spare").onStop { $0.run() }.to { Pump() }  // here
        binder.bind(Pump.self).onDispose { $0.run() }.onMainActor { Pump() }  // here

        // A tag has the bound type as its element; for a collection, the collection.
        binder.bind(String.self).tagged(with: Strength.self).to(value: "strong")  // here
        binder.bind(Int.self).intoCollection().tagged(with: Strength.self).to(value: 1)  // here
        binder.bind(Int.self).tagged(with: Strengths.self).to(value: 1)  // here
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

#if !TWIN
// A root is neither part of a collection, nor tagged, qualified or shared, and has no hooks.
enum Roots {
    static func collected(_ bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
        bind.intoCollection().to(value: [1])  // here
    }

    static func tagged(_ bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.tagged(with: Strength.self).to(value: 1)  // here
    }

    static func qualified(_ bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
        bind.qualified("file").to(value: 1)  // here
    }

    static func hooked(_ bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.onStop { $0.run() }.to { Pump() }  // here
    }
}

// A binding without terminating step counts for nothing.
enum Pantry: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Int.self)  // here
        binder.bind(Int.self).intoCollection()  // here
    }
}
#endif
