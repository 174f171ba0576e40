// SPDX-License-Identifier: Apache-2.0

import DI

struct CoffeeMaker: Sendable {
    let log: any Log
    let payments: any Payments
    let screen: any Screen
    let beans: any Store<String>
    let clock: any Kitchen.Clock
    let voltage: Voltage
    let temperature: TaggedProvider<BoilerTemperature>
}

/// Its fakes are those of what it needs.
enum BrewingModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(CoffeeMaker.self).to(factory: CoffeeMaker.init)
    }
}

struct Bar {
    let tables: ComponentFactory<TableComponent>
}

struct Table {
    let till: Till
    let clock: any Kitchen.Clock
}

struct Till {
    let clock: any Kitchen.Clock
    let voltage: Voltage
}

enum TableComponent: Component {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Till.self).to(factory: Till.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Table>) -> BindingReceipt<Table> {
        bind.to(factory: Table.init)
    }
}

enum BarComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind((any Kitchen.Clock).self).to { StoppedClock() }
        binder.bind(Voltage.self).to { Voltage(volts: 230) }
        binder.install(dependency: TableComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Bar>) -> BindingReceipt<Bar> {
        bind.to(factory: Bar.init)
    }
}

struct StoppedClock: Kitchen.Clock {
    func tick() {}
}
