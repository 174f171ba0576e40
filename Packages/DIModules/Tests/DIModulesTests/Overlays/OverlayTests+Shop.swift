// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

extension OverlayTests {
    class Pump: @unchecked Sendable {}
    final class FakePump: Pump, @unchecked Sendable {}
    final class Boiler: Sendable {}
    final class Grinder {
        let pump: Pump
        init(pump: Pump) { self.pump = pump }
    }
    final class Counter {
        let grinder: Grinder
        init(grinder: Grinder) { self.grinder = grinder }
    }
    final class Order: Sendable {
        let pump: Pump
        init(pump: Pump, table: Int) { self.pump = pump }
    }
    final class Check {
        init(order: Order) {}
    }
    enum PerTable: Scope {}

    struct Shop: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)
            binder.bind(Boiler.self).sharedInScope(.eager).to(factory: Boiler.init)
            binder.bind(Grinder.self).to(factory: Grinder.init)
            binder.install(dependency: Table.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Counter>) -> BindingReceipt<Counter> {
            bind.to(factory: Counter.init)
        }
    }

    struct Table: Component {
        typealias Seed = Int

        static func configure(binder: Binder<PerTable>) {
            binder.bind(Order.self).sharedInScope().to(factory: Order.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Check>) -> BindingReceipt<Check> {
            bind.to(factory: Check.init)
        }
    }
}

extension OverlayTests {
    final class Paper: Sendable {}
    final class Menu: Sendable {
        init(paper: Paper) {}
    }
    final class Late: Sendable {}
    final class Guest {
        init(menu: Menu) {}
    }

    struct AwaitingShop: RootComponent {
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Paper.self).to(factory: Paper.init)
            binder.bind(Int.self).to(value: 1)
            binder.bind(Menu.self).sharedInScope().asynchronous { (paper: Paper) async throws in
                await Task.yield()
                return Menu(paper: paper)
            }
            binder.bind(Late.self).sharedInScope().asynchronous { () async throws in
                await Task.yield()
                return Late()
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Guest>) -> BindingReceipt<Guest> {
            bind.to(factory: Guest.init)
        }
    }
}

extension OverlayTests {
    class Drink: @unchecked Sendable {
        // Proof of @unchecked Sendable: nothing is stored.
        var name: String { "\(type(of: self))" }
    }
    final class Espresso: Drink, @unchecked Sendable {}
    final class Lungo: Drink, @unchecked Sendable {}

    struct TillRoot {
        let prices: [Int]
        let table: ComponentFactory<Bills>
    }

    struct Till: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Int.self).intoCollection().to(value: 2)
            binder.decorate([Int].self).to { $0.map { $0 * 10 } }
            binder.install(dependency: Bills.self)
        }
        static func configureRoot(binder bind: ReceiptBinder<TillRoot>) -> BindingReceipt<TillRoot> {
            bind.to(factory: TillRoot.init)
        }
    }

    struct Bills: Component {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).intoCollection().to(value: 13)
            binder.decorate([Int].self).to { $0 + [-1] }
        }
        static func configureRoot(binder bind: ReceiptBinder<Bill>) -> BindingReceipt<Bill> {
            bind.to(factory: Bill.init)
        }
    }

    struct Bill {
        let prices: [Int]
    }
}
