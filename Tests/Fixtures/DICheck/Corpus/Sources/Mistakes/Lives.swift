// SPDX-License-Identifier: Apache-2.0

import DI
import World

// Mistakes of how objects need each other, are made and live.

struct Chicken {
    let egg: Egg
}

final class Egg {
    init(chicken: Chicken) {}
}

enum DirectComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Chicken.self).to(factory: Chicken.init)
        binder.bind(Egg.self).to(factory: Egg.init)  // expect: DI/DependencyCycle
    }

    static func configureRoot(binder bind: ReceiptBinder<[Egg]>) -> BindingReceipt<[Egg]> {
        bind.to { (egg: Egg) in [egg] }
    }
}

struct Barista {
    let shift: Provider<Shift>
}

struct Shift {
    let barista: Barista
}

enum DeferredComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Barista.self).to(factory: Barista.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shift>) -> BindingReceipt<Shift> {
        bind.to(factory: Shift.init)  // expect: DI/DeferredCycle
    }
}

struct Bill {
    let till: Till
}

final class Waiter: Sendable {
    init(bills: Provider<Bill>) {}
}

enum RetainingComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Till.self).sharedInScope().to(factory: Till.init)
        binder.bind(Bill.self).to(factory: Bill.init)
        binder.bind(Waiter.self).sharedInScope().to(factory: Waiter.init)  // expect: DI/RetainCycle
    }

    static func configureRoot(binder bind: ReceiptBinder<[Waiter]>) -> BindingReceipt<[Waiter]> {
        bind.to { (waiter: Waiter) in [waiter] }
    }
}

final class Ledger: Sendable {
    init() async throws {}
}

struct Office {
    let ledger: Ledger
}

enum RequiredComponent: RootComponent {
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
    typealias Construction = Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Ledger.self).asynchronous(Ledger.init)  // expect: DI/UnsharedEffect
    }

    static func configureRoot(binder bind: ReceiptBinder<Office>) -> BindingReceipt<Office> {
        bind.to(factory: Office.init)  // expect: DI/NeedlessConstruction
    }
}

struct Shop {
    let till: Lazy<Till>
}

enum StartComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Till.self).sharedInScope().onStart { _ in }.to(factory: Till.init)  // expect: DI/StartUnreachable
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

enum WeakComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Beans.self).sharedInScope(.weak).to { Beans("Huila") }  // expect: DI/WeakValue
    }

    static func configureRoot(binder bind: ReceiptBinder<[Beans]>) -> BindingReceipt<[Beans]> {
        bind.to { (beans: Beans) in [beans] }
    }
}
