// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Components within components: children with scopes and seeds of their own, and eager ones.
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

    /// One component in two parents, each of which binds for it what it needs.
    struct Price: ServingComponent {
        typealias Dish = Int

        static let configured = Tally()

        static func configure(binder: UnscopedBinder) {
            configured.add()
        }
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

    @Test func componentOfTwoParents_takesFromEachWhatThatBinds_andIsConfiguredOnce() throws {
        let shops = try serve(Shops.self, from: Self.street).dish
        #expect(Price.configured.count == 1)
        #expect(shops.cheap.build().dish.build().dish == 1)
        #expect(shops.dear.build().dish.build().dish == 9)
        #expect(
            Self.street.plan { Slip.graph }.components.map(\.name) == [
                "Slip", "InstallationTests.Cheap", "InstallationTests.Price", "InstallationTests.Dear",
                "InstallationTests.Price",
            ])
    }

    @Test func componentThatIsInstalledTwice_countsOnce() {
        let twice = LocalBindings { binder in
            binder.install(dependency: Till.self)
            binder.install(dependency: Till.self)
        }
        let graph = twice.plan { Slip.graph }
        #expect(graph.diagnostics.filter { $0.severity == .error } == [])
        #expect(graph.components.count == 2)
    }
}
