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
    enum Shop: RootComponent, Listed {
        typealias Root = Counter
        static var bindings: Bindings {
            single(Pump.init)
            single(sharing: .eager, Boiler.init)
            factory(Grinder.init)
            component(Table.self)
            factory(Counter.init)
        }
    }

    enum Table: Component, Listed {
        typealias Seed = Int
        typealias Root = Check
        static var bindings: Bindings {
            single(Order.init)
            factory(Check.init)
        }
    }

    final class Paper: Sendable {}
    final class Menu: Sendable {
        init(paper: Paper) {}
    }
    final class Late: Sendable {}
    final class Guest {
        init(menu: Menu) {}
    }

    enum AwaitingShop: RootComponent, Listed {
        typealias Root = Guest
        typealias Construction = Asynchronous
        static var bindings: Bindings {
            factory(Paper.init)
            value(1)
            asynchronous.single { (paper: Paper) async throws in
                await Task.yield()
                return Menu(paper: paper)
            }
            asynchronous.single { () async throws in
                await Task.yield()
                return Late()
            }
            factory(Guest.init)
        }
    }

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

    enum Till: RootComponent, Listed {
        typealias Root = TillRoot
        static var bindings: Bindings {
            intoCollection { value(2) }
            decorate([Int].self) { $0.map { $0 * 10 } }
            component(Bills.self)
            factory(TillRoot.init)
        }
    }

    enum Bills: Component, Listed {
        typealias Root = Bill
        static var bindings: Bindings {
            intoCollection { value(13) }
            decorate([Int].self) { $0 + [-1] }
            factory(Bill.init)
        }
    }

    struct Bill {
        let prices: [Int]
    }
}
