// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] {
    [
        RequiredComponent.self, CrossingComponent.self, MainComponent.self, NeedlessComponent.self,
        UnsharedComponent.self,
    ]
}

final class Ledger: Sendable {
    init() async throws {}
}

struct Office {
    let ledger: Ledger
}

enum RequiredComponent: RootComponent {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Ledger.self).sharedInScope().asynchronous(Ledger.init)  // expect: DI/EffectRequired
    }

    static func configureRoot(binder bind: ReceiptBinder<Office>) -> BindingReceipt<Office> {
        bind.to(factory: Office.init)
    }
}

@MainActor
final class Display {}

final class Sales: Sendable {
    init(display: Display) async {}
}

enum CrossingComponent: RootComponent {
    typealias Scope = Singleton
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Display.self).onMainActor(Display.init)  // expect: DI/IsolationCrossing
        binder.bind(Sales.self).sharedInScope().asynchronous { (it: Display) in await Sales(display: it) }
    }

    static func configureRoot(binder bind: ReceiptBinder<[Sales]>) -> BindingReceipt<[Sales]> {
        bind.to { (sales: Sales) in [sales] }
    }
}

struct Kettle {
    let display: Provider<Display>
}

enum MainComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Display.self).onMainActor(Display.init)  // expect: DI/MainActorRequired
    }

    static func configureRoot(binder bind: ReceiptBinder<Kettle>) -> BindingReceipt<Kettle> {
        bind.to(factory: Kettle.init)
    }
}

enum NeedlessComponent: RootComponent {
    typealias Construction = Asynchronous

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)  // expect: DI/NeedlessConstruction
    }
}

enum UnsharedComponent: RootComponent {
    typealias Scope = Singleton
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Ledger.self).asynchronous(Ledger.init)  // expect: DI/UnsharedEffect
    }

    static func configureRoot(binder bind: ReceiptBinder<Office>) -> BindingReceipt<Office> {
        bind.to(factory: Office.init)  // expect: DI/NeedlessConstruction
    }
}
