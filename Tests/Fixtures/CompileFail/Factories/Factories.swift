// SPDX-License-Identifier: Apache-2.0

// What a key is bound to has a label, and gives the bound type, at once unless its step says otherwise.
// Swift 6: 4 × error: 'to(factory:)' is unavailable: the factory does not return the bound type
// Swift 6: error: 'to' is unavailable: an existing instance needs its label: to(value:)
// Swift 6: error: 'to' is unavailable: a type is bound by a function that makes it: to(factory: X.init)
// Swift 6: 2 × error: cannot convert value of type 'String' to expected argument type 'Int'
// Swift 6: error: type 'Meter' does not conform to the 'Sendable' protocol
// Swift 6: error: referencing instance method 'intoSet()' on 'BindingBuilder' requires that 'Bean' conform to 'Hashable'
// Swift 6: error: instance method 'intoDictionary(key:)' requires that 'Bean' conform to 'Hashable'
// Swift 6: 3 × error: 'to(factory:)' is unavailable: an async factory is bound by asynchronous(_:), one that throws by throwing(_:)
// Swift 6: error: declared closure result 'Pump' is incompatible with contextual type 'Heater'
// Swift 6: error: cannot convert value of type '@Sendable (Heater) async throws -> Pump' to expected argument type '@Sendable (Heater) async throws -> Heater'
// Swift 6: error: cannot convert value of type '@MainActor @Sendable (Heater) throws -> Display' to expected argument type '@MainActor @Sendable (Heater) throws -> Heater'
// Swift 6: error: cannot convert value of type '@Sendable (Heater) async throws -> Pump' to expected argument type '@MainActor @Sendable (Heater) async throws -> Heater'
// Swift 6: error: cannot convert value of type 'Display' to closure result type 'Heater'
// Swift 6: error: 'to(factory:)' is unavailable: the factory does not return the bound type
// Swift 5: the same
// Swift 5: but 9: accepted

import DI

final class Heater: Sendable {
    init() {}
    init(pump: Pump) throws {}
    init(degrees: Int) async {}
}

final class Pump: Sendable {
    init(heater: Heater) {}
    init(warming heater: Heater) async throws {}
}

@MainActor
final class Display {
    init(heater: Heater) throws {}
}

#if TWIN
final class Reading: Sendable {
    let degrees: Int = 93
}

struct Bean: Hashable {
    let grams: Int
}
#else
final class Reading {
    var degrees: Int = 93
}

struct Bean {
    let grams: Int
}
#endif

struct Meter: ProviderProtocol {
    let reading: Reading = Reading()

    init(getter: @escaping @Sendable () -> Int) {}
    init(other: some ProviderProtocol<Int> & Sendable) {}

    func get() -> Int {
        reading.degrees
    }

    func map<New>(transform: @escaping @Sendable (Int) -> New) -> Provider<New> {
        let degrees = reading.degrees
        return Provider { transform(degrees) }
    }
}

struct Kitchen: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        // What a factory returns is what is bound.
        #if !TWIN
        binder.bind(Heater.self).to(factory: Pump.init(heater:))  // here
        binder.bind(Heater.self).to(factory: { (heater: Heater) in Pump(heater: heater) })  // here
        binder.bind(Heater.self).to(factory: { Pump(heater: $0) })  // here
        binder.bind([Heater].self).to(factory: { Heater() })  // here
        #endif

        // What a key is bound to has a label: a value, a factory, a provider.
        #if !TWIN
        binder.bind(Heater.self).to(Heater())  // here
        binder.bind(Heater.self).qualified("spare").to(Heater.self)  // here
        #endif

        // A value and a provider give the bound type, and a provider is Sendable.
        #if !TWIN
        binder.bind(Int.self).to(value: "strong")  // here
        binder.bind(Int.self).to(provider: Provider(value: "strong"))  // here
        #endif
        binder.bind(Int.self).to(provider: Meter { 1 })  // here

        // What goes into a set is Hashable, and so is the key of a dictionary.
        binder.bind(Bean.self).intoSet().to(value: Bean(grams: 18))  // here
        binder.bind(String.self).intoDictionary(key: Bean(grams: 18)).to(value: "double")  // here

        // Throwing and async factories are effects of a binding, which its last step names.
        #if !TWIN
        binder.bind(Heater.self).to(factory: { (pump: Pump) in try Heater(pump: pump) })  // here
        binder.bind(Heater.self).to(factory: { (degrees: Int) in await Heater(degrees: degrees) })  // here
        binder.bind(Heater.self).to(factory: Heater.init(degrees:))  // here
        #endif

        // A factory that throws or awaits returns what is bound.
        #if !TWIN
        binder.bind(Heater.self).sharedInScope()
            .throwing({ (pump: Pump) throws -> Pump in pump })  // here
        binder.bind(Heater.self).sharedInScope().asynchronous(Pump.init(warming:))  // here
        binder.bind(Heater.self).sharedInScope().throwingOnMainActor(Display.init)  // here
        binder.bind(Heater.self).sharedInScope().asynchronousOnMainActor(Pump.init(warming:))  // here
        binder.bind(Heater.self).sharedInScope()
            .asynchronousOnMainActor({ try Display(heater: $0) })  // here
        #endif
    }

    static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
        #if TWIN
        bind.to(factory: { Heater() })
        #else
        bind.to(factory: { (heater: Heater) in Pump(heater: heater) })  // here
        #endif
    }
}
