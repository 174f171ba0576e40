// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Components within components: children with scopes and seeds of their own, eager ones, and installed root components.
@Suite struct InstallationTests {
    struct OrderScope: Scope {}

    final class Ticket: Sendable {
        init(log: Journal, number: Int) {
            log.log("ticket \(number)")
        }
    }

    struct Order: Component {
        typealias Seed = Int

        static func configure(binder: Binder<OrderScope>) {
            binder.bind(Ticket.self).sharedInScope(.eager).to(factory: Ticket.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Served<Int>>) -> BindingReceipt<Served<Int>> {
            bind.to(factory: { (log: Journal, number: Int, keeper: Provider<Keeper>) in
                log.log("root \(number)")
                return Served(dish: number, keeper: keeper)
            })
        }
    }

    struct Window {
        let log: Journal
        let orders: ComponentFactory<Order>
    }

    static let shop = LocalBindings { binder in
        binder.bind(Window.self).to(factory: Window.init)
        binder.bind(Journal.self).sharedInScope().to(factory: Journal.init)
        binder.install(dependency: Order.self)
    }

    @Test func eagerOfAChild_isMadeBeforeItsRoot_eachTimeItIsBuilt() throws {
        let window = try serve(Window.self, from: Self.shop).dish
        #expect(window.log.events == [])
        #expect(window.orders.build(1).dish == 1)
        #expect(window.orders.build(2).dish == 2)
        #expect(window.log.events == ["ticket 1", "root 1", "ticket 2", "root 2"])
    }

    /// A root component that another one installs; its scope is its own.
    struct Kiosk: RootComponent, ServingComponent {
        typealias Dish = Journal

        static func configure(binder: Binder<OrderScope>) {
            binder.bind(Journal.self).sharedInScope().to(factory: Journal.init)
            binder.bind(Keeper.self).sharedInScope().to(factory: Keeper.init)
        }
    }

    struct Stalls {
        let kiosk: ComponentFactory<Kiosk>
        let log: Journal
    }

    @Test func rootComponent_mayBeInstalled() throws {
        let market = LocalBindings { binder in
            binder.bind(Stalls.self).to(factory: Stalls.init)
            binder.bind(Journal.self).sharedInScope().to(factory: Journal.init)
            binder.install(dependency: Kiosk.self)
        }
        let stalls = try serve(Stalls.self, from: market).dish
        #expect(stalls.kiosk.build().dish !== stalls.log)
        #expect(stalls.kiosk.build().dish !== stalls.kiosk.build().dish)
        #expect(try ComponentFactory.of(Kiosk.self).build().dish.events == [])
    }

    /// One component in two parents, each of which binds for it what it needs.
    struct Price: ServingComponent {
        typealias Dish = Int
    }

    struct Cheap: ServingComponent {
        typealias Dish = ComponentFactory<Price>

        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).to(value: 1)
            binder.install(dependency: Price.self)
        }
    }

    struct Dear: ServingComponent {
        typealias Dish = ComponentFactory<Price>

        static func configure(binder: UnscopedBinder) {
            binder.bind(Int.self).to(value: 9)
            binder.install(dependency: Price.self)
        }
    }

    static let street = LocalBindings { binder in
        binder.bind(Shops.self).to(factory: Shops.init)
        binder.install(dependency: Cheap.self)
        binder.install(dependency: Dear.self)
    }

    struct Shops {
        let cheap: ComponentFactory<Cheap>
        let dear: ComponentFactory<Dear>
    }

    @Test func componentOfTwoParents_takesFromEachWhatThatBinds() throws {
        let shops = try serve(Shops.self, from: Self.street).dish
        #expect(shops.cheap.build().dish.build().dish == 1)
        #expect(shops.dear.build().dish.build().dish == 9)
    }

    @Test func componentThatIsInstalledTwice_countsOnce_asDoModules() {
        struct Here: Module {
            static func configure(binder: UnscopedBinder) {
                binder.include(module: There.self)
                binder.bind(Int.self).to(value: 1)
                binder.install(dependency: Till.self)
            }
        }
        struct There: Module {
            static func configure(binder: UnscopedBinder) { binder.include(module: Here.self) }
        }
        let twice = LocalBindings { binder in
            binder.include(module: Here.self)
            binder.include(module: Here.self)
            binder.include(module: There.self)
            binder.install(dependency: Till.self)
            binder.install(dependency: Till.self)
        }
        let graph = twice.plan { Slip.graph }
        #expect(graph.diagnostics.filter { $0.severity == .error } == [])
        #expect(graph.bindings.filter { $0.component == graph.components[0].id && $0.key == "Int" }.count == 1)
        #expect(graph.components.count == 2)
    }
}
