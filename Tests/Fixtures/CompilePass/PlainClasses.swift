// SPDX-License-Identifier: Apache-2.0
// Classes that say nothing about Sendable, as in most Swift 5 code: everything is accepted, and with the setting that the
// documentation names without a warning.
// Compiles as: Swift 5

import DI

final class Boiler {
    var degrees: Int

    init(degrees: Int) {
        self.degrees = degrees
    }
}

class Pump {
    let boiler: Boiler
    var isRunning: Bool = false

    init(boiler: Boiler) {
        self.boiler = boiler
    }

    func start(times: Int) {
        isRunning = times > 0
    }
}

protocol Grinder: AnyObject {
    var coarseness: Int { get set }
}

final class BurrGrinder: Grinder {
    var coarseness: Int = 3
}

final class Display {
    var boiler: Boiler?
    var lines: [String] = []

    func inject(boiler: Boiler, lines: [String]) {
        self.boiler = boiler
        self.lines = lines
    }
}

struct OrderNumber: Tag {
    typealias Element = NumberBox
}

final class NumberBox {
    var number: Int = 0
}

struct OrderScope: Scope {}

struct Order {
    let number: TaggedProvider<OrderNumber>
    let grinder: Grinder
}

struct OrderComponent: Component {
    typealias Seed = TaggedProvider<OrderNumber>

    static func configure(binder: Binder<OrderScope>) {}

    static func configureRoot(binder bind: ReceiptBinder<Order>) -> BindingReceipt<Order> {
        bind.to(factory: Order.init)
    }
}

struct PumpFactory: AssistedFactory {
    typealias Seed = Boiler
    typealias Element = Pump
}

struct Machine {
    let pump: Pump
    let orders: ComponentFactory<OrderComponent>
    let pumps: Factory<PumpFactory>
    let display: PropertyInjector<Display>
    let lazy: Lazy<Pump>
    let weak: WeakProvider<Pump>
    let make: () -> Pump
}

struct Shop: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        let preset = Boiler(degrees: 93)
        binder.bind(Boiler.self).sharedInScope().to(factory: { preset })
        binder.bind(Boiler.self).qualified("preset").to(value: preset)
        binder.bind().sharedInScope().to(factory: Pump.init)
        binder.bind(Grinder.self).sharedInScope(.weak).to(factory: BurrGrinder.init)
        binder.bind(String.self).intoCollection().sharedInScope().to(value: "hello")
        binder.bindFactory(Pump.self).with(PumpFactory.self).to { (boiler: Assisted<Boiler>) in
            Pump(boiler: boiler.get())
        }
        binder.bindPropertyInjectionOf(Display.self).to(injector: Display.inject)
        binder.bindPropertyInjectionOf(Pump.self).to(injector: { $0.isRunning = $1 > 90 })
        binder.bind(Int.self).to(factory: { (boiler: Boiler) in boiler.degrees })
        binder.install(dependency: OrderComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Machine>) -> BindingReceipt<Machine> {
        bind.to(factory: Machine.init)
    }
}
