// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Instances that await and are shared are made in the context of the build, or, if they are made late, in nobody's.
@Suite struct OwnerContextTests {
    @TaskLocal static var guest: String = "nobody"

    /// Remembers in whose context it was made.
    struct Cup: Sendable {
        let guest: String = OwnerContextTests.guest
    }

    struct Plate: Sendable {
        let guest: String = OwnerContextTests.guest
        let cup: Cup
    }

    /// Not shared.
    struct Order: Sendable {
        let guest: String = OwnerContextTests.guest
        let cup: Cup
    }

    /// Throws, and doesn't await.
    final class Napkin: Sendable {
        let guest: String = OwnerContextTests.guest

        init() throws {}
    }

    struct Bill: Sendable {
        let guest: String = OwnerContextTests.guest
        let plate: Plate
    }

    struct Tray: Sendable {
        let napkin: ThrowingProvider<Napkin>
        let cup: AsyncProvider<Cup>
        let order: AsyncProvider<Order>
        let tables: ComponentFactory<Table>
    }

    static let tray = LocalBindings { binder in
        bindDishes(binder)
        binder.bind(Napkin.self).sharedInScope().throwing(Napkin.init)
        binder.bind(Order.self).asynchronous { (cup: Cup) async in Order(cup: cup) }
        binder.bind(Tray.self).qualified("shared").to(factory: Tray.init)
        binder.install(dependency: Table.self)
    }

    private static func bindDishes(_ binder: Binder<Singleton>) {
        binder.bind(Cup.self).sharedInScope().asynchronous { () async in Cup() }
        binder.bind(Plate.self).sharedInScope().asynchronous { (cup: Cup) async in Plate(cup: cup) }
    }

    struct Table: Component {
        struct Root: Sendable {
            let bill: AsyncProvider<Bill>
        }

        static func configure(binder: Binder<PerTable>) {
            binder.bind(Bill.self).sharedInScope().asynchronous { (plate: Plate) async in Bill(plate: plate) }
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Root.init)
        }
    }

    private func build() throws -> Tray {
        try Self.$guest.withValue("owner") { try Self.tray.factory(of: Tray.self).build() }
    }

    @Test func sharedInstanceOfARun_thatIsMadeLate_isMadeInNobodysContext() async throws {
        try await Self.$guest.withValue("owner") {
            try await Self.tray.factory(of: Tray.self).run { tray in
                let cup = try await Self.$guest.withValue("request 17") { try await tray.cup.get() }
                #expect(cup.guest == "nobody")
            }
        }
    }

    /// With a flight, and without one.
    @Test func eagerInstances_areMadeInTheContextOfTheBuild() async throws {
        let pantry = LocalBindings { binder in
            Self.bindDishes(binder)
            binder.bind(Bill.self).qualified("shared").sharedInScope()
                .asynchronous { (plate: Plate) async in Bill(plate: plate) }
        }
        let bill = try await Self.$guest.withValue("owner") {
            try await pantry.factory(of: Bill.self, Asynchronous.self).build()
        }
        #expect([bill.guest, bill.plate.guest, bill.plate.cup.guest] == ["owner", "owner", "owner"])
    }

    @Test func unsharedInstance_isMadeInTheContextOfTheRequest_andWhatItSharesIsNot() async throws {
        let tray = try build()
        let order = try await Self.$guest.withValue("request 17") { try await tray.order.get() }
        #expect(order.guest == "request 17")
        #expect(order.cup.guest == "nobody")
    }

    /// Regression: a shared object kept the logger of request 17 for ever.
    @Test func childsInstances_andThoseAbove_areMadeInNobodysContext() async throws {
        let tray = try build()
        let table = Self.$guest.withValue("table") { tray.tables.build() }
        let bill = try await Self.$guest.withValue("request 17") { try await table.bill.get() }
        #expect([bill.guest, bill.plate.guest, bill.plate.cup.guest] == ["nobody", "nobody", "nobody"])
    }

    /// Only what awaits goes to a task of its own: a thread can't wait for it.
    @Test func sharedInstanceThatOnlyThrows_isMadeInPlace() throws {
        let tray = try build()
        let napkin = try Self.$guest.withValue("request 17") { try tray.napkin.get() }
        #expect(napkin.guest == "request 17")
        #expect(try tray.napkin.get() === napkin)
    }
}
