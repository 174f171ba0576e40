// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

/// A program in which a module and the component decorate a log.
struct DecoratedShop: RootComponent {
    typealias Root = Bar
    typealias Scope = Singleton

    protocol Log: Sendable {}
    struct FileLog: Log {}
    struct Clock: Sendable {}
    struct Bar {
        let log: any Log
    }
    struct StampedLog: Log {
        init(_ log: any Log, clock: Clock) {}
    }

    struct Stamps: Module {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Clock.self).to(file: "Shop/Stamps.swift", line: 7, factory: Clock.init)
            binder.decorate((any Log).self).to(file: "Shop/Stamps.swift", line: 8, factory: StampedLog.init)
        }
    }

    static func configure(binder: Binder<Singleton>) {
        if isReversed { binder.decorate((any Log).self).to(file: "Shop/App.swift", line: 12) { $0 } }
        if isDecorated { binder.include(module: Stamps.self) }
        binder.bind((any Log).self).sharedInScope().to(file: "Shop/App.swift", line: 11, factory: FileLog.init)
        if isDecorated, !isReversed { binder.decorate((any Log).self).to(file: "Shop/App.swift", line: 12) { $0 } }
    }

    static func configureRoot(binder bind: ReceiptBinder<Bar>) -> BindingReceipt<Bar> {
        bind.to(file: "Shop/App.swift", line: 20, factory: Bar.init)
    }

    /// Whether there are decorators, and whether that of the component comes first.
    @TaskLocal static var isDecorated: Bool = true
    @TaskLocal static var isReversed: Bool = false
}
