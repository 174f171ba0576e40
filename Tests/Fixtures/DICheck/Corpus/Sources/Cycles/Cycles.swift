// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] {
    [DirectComponent.self, DeferredComponent.self, RetainingComponent.self]
}

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
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Till.self).sharedInScope().to(factory: Till.init)
        binder.bind(Bill.self).to(factory: Bill.init)
        binder.bind(Waiter.self).sharedInScope().to(factory: Waiter.init)  // expect: DI/RetainCycle
    }

    static func configureRoot(binder bind: ReceiptBinder<[Waiter]>) -> BindingReceipt<[Waiter]> {
        bind.to { (waiter: Waiter) in [waiter] }
    }
}
