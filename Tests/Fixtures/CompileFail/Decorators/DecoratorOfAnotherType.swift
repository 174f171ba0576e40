// SPDX-License-Identifier: Apache-2.0
// A decorator's factory takes what it decorates first, and returns the same type.
// Swift 6: 3 × error: 'to(factory:)' is unavailable: the factory of a decorator takes an instance of the decorated type first, and returns one
// Swift 6: error: cannot convert value of type '@Sendable (Clock) -> any Log' to expected argument type '@MainActor @Sendable (any Log) -> any Log'
// Swift 6: error: cannot convert value of type '@Sendable (Clock) throws -> any Log' to expected argument type '@Sendable (any Log) throws -> any Log'
// Swift 6: error: cannot convert value of type '@Sendable (Clock) async -> any Log' to expected argument type '@Sendable (any Log) async throws -> any Log'
// Swift 6: 2 × error: cannot pass function of type '@Sendable (any Log) async -> any Log' to parameter expecting synchronous function type
// Swift 5: the same

import DI

protocol Log: Sendable {}

struct FileLog: Log {}

struct CheckedLog: Log {
    init(_ log: any Log) {}
}

struct Clock: Sendable {}

struct StampedLog: Log {
    init(clock: Clock, _ log: any Log) {}
}

struct Kitchen: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Clock.self).to(factory: Clock.init)
        #if !TWIN
        binder.decorate((any Log).self).to(factory: FileLog.init)  // here
        binder.decorate((any Log).self).to(factory: StampedLog.init)  // here
        binder.decorate((any Log).self).to(factory: { (log: any Log) in 1 })  // here
        binder.decorate((any Log).self).onMainActor({ (clock: Clock) in FileLog() })  // here
        binder.decorate((any Log).self).throwing({ (clock: Clock) throws in FileLog() })  // here
        binder.decorate((any Log).self).asynchronous({ (clock: Clock) async in FileLog() })  // here
        binder.decorate((any Log).self).to(factory: { (log: any Log) async in log })  // here
        binder.decorate((any Log).self).throwing({ (log: any Log) async in log })  // here
        #endif
    }

    static func configureRoot(binder bind: ReceiptBinder<any Log>) -> BindingReceipt<any Log> {
        bind.to(factory: FileLog.init)
    }
}
