// SPDX-License-Identifier: Apache-2.0

// The lines of a list: each is a declaration, whose function has the type, the parameters and the effects that it says.
// Swift 6: error: cannot convert value of type 'Heater' to closure result type 'any Log'
// Swift 6: error: cannot convert value of type '@Sendable () -> Heater' to expected argument type '@Sendable () -> any Log'
// Swift 6: error: cannot convert value of type 'Heater' to closure result type 'any Log'
// Swift 6: error: invalid conversion from throwing function of type '@Sendable () throws -> Store' to non-throwing function type '@Sendable () -> Store'
// Swift 6: error: cannot pass function of type '@Sendable (Store) async -> Session' to parameter expecting synchronous function type
// Swift 6: error: value of type 'Bindings' has no member 'onStop'
// Swift 6: error: value of type 'Bindings' has no member 'intoSet'
// Swift 6: error: 'include(module:when:)' is unavailable: the module's Scope is neither Unscoped nor Singleton, the scope of these bindings
// Swift 6: error: cannot convert value of type '@Sendable (Int...) -> Bill' to expected argument type '@Sendable () -> Bill'
// Swift 6: error: cannot convert value of type '@Sendable (inout Int) -> Till' to expected argument type '@Sendable (Int) -> Till'
// Swift 6: error: 'buildBlock' is unavailable: a module is included: include(module: X.self); to override with one: .overriding(X.self)
// Swift 6: error: cannot convert value of type 'Int' to expected argument type 'Bindings'
// Swift 6: error: cannot convert value of type 'KitchenModule.Type' to expected argument type 'Bindings'
// Swift 5: the same

import DI

protocol Log: Sendable {}

final class FileLog: Log {}

struct CheckedLog: Log {
    init(_ log: any Log) {}
}

final class Heater: Sendable {
    func coolDown() {}
}

struct Store: Sendable {
    init() throws {}
}

struct Bill: Sendable {
    init(_ cents: Int...) {}
}

final class Till: Sendable {}

struct PerOrder: Scope {}

enum OrderModule: Module {
    static func configure(binder: Binder<PerOrder>) {}
}

enum KitchenModule: Module {
    static func configure(binder: Binder<Singleton>) {}
}

#if TWIN
final class Session: Sendable {
    init(store: Store) async throws {}
}

let kitchen = Bindings {
    factory(as: (any Log).self) { FileLog() }
    single(as: (any Log).self, qualified: "file", FileLog.init)
    decorate((any Log).self) { CheckedLog($0) }
    decorate((any Log).self, qualified: "file") { (log: any Log) in CheckedLog(log) }
    throwing.single(Store.init)
    asynchronous.factory { try await Session(store: $0) }
    include { binder in
        binder.bind(Heater.self).sharedInScope().onStop { $0.coolDown() }.to(factory: Heater.init)
        binder.bind(String.self).intoSet().to { "espresso" }
    }
    include(module: KitchenModule.self)
    factory { Bill() }
    single { (count: Int) in Till() }
    value(93)
}
#else
final class Session: Sendable {
    init(store: Store) async {}
}

// The function returns the type that the declaration names.
let types = Bindings {
    factory(as: (any Log).self) { Heater() }  // here
}

let references = Bindings {
    single(as: (any Log).self, qualified: "file", Heater.init)  // here
}

// A decorator takes an instance of the decorated type first, and returns one.
let decorators = Bindings {
    decorate((any Log).self, qualified: "file") { (log: any Log) in Heater() }  // here
}

// A function that throws or awaits is declared as such.
let errors = Bindings {
    single(Store.init)  // here
}

let suspensions = Bindings {
    factory { await Session(store: $0) }  // here
}

// A line of a list has no steps of a binder; a block has them.
let hooks = Bindings {
    single(Heater.init).onStop { $0.coolDown() }  // here
}

let sets = Bindings {
    factory { "espresso" }.intoSet()  // here
}

// The scope of a module as a value is Singleton.
let scopes = Bindings {
    include(module: OrderModule.self)  // here
}

// Dependencies are passed as values.
let variadics = Bindings {
    factory(Bill.init)  // here
}

let inouts = Bindings {
    single { (count: inout Int) in Till() }  // here
}

// A list includes a module by a call, and its statements declare bindings.
let modules = Bindings { KitchenModule.self }  // here

let statements = Bindings {
    93  // here
    KitchenModule.self  // here
}
#endif
