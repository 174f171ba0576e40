// SPDX-License-Identifier: Apache-2.0
// The twin of DecoratorOfAnotherType.swift.

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
    typealias Root = any Log
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Clock.self).to(factory: Clock.init)
        binder.decorate((any Log).self).to(factory: CheckedLog.init)
        binder.decorate((any Log).self).to(factory: { (log, clock: Clock) in StampedLog(clock: clock, log) })
        binder.decorate((any Log).self).to(factory: { CheckedLog($0) })
        binder.decorate((any Log).self).onMainActor({ (log, clock: Clock) in StampedLog(clock: clock, log) }
        )
        binder.decorate((any Log).self).throwing({ (log) throws in CheckedLog(log) })
        binder.decorate((any Log).self).asynchronous({ (log) async in CheckedLog(log) })
    }

    static func configureRoot(binder bind: ReceiptBinder<any Log>) -> BindingReceipt<any Log> {
        bind.to(factory: FileLog.init)
    }
}
