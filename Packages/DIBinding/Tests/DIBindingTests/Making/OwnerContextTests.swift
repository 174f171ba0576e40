// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Instances that await and are shared are made in the context of the build, or, if they are made late, in nobody's.
@Suite struct OwnerContextTests {
    @TaskLocal static var guest: String = "nobody"

    /// Remembers in whose context it was made.
    final class Cup: Sendable {
        let guest: String = OwnerContextTests.guest
        let priority: TaskPriority = Task.currentPriority

        init() async {}
    }

    final class Plate: Sendable {
        let guest: String = OwnerContextTests.guest
        let cup: Cup

        init(cup: Cup) async {
            self.cup = cup
        }
    }

    /// Not shared.
    final class Order: Sendable {
        let guest: String = OwnerContextTests.guest
        let cup: Cup

        init(cup: Cup) async {
            self.cup = cup
        }
    }

    /// Throws, and doesn't await.
    final class Napkin: Sendable {
        let guest: String = OwnerContextTests.guest

        init() throws {}
    }

    struct Tray: Sendable {
        let napkin: ThrowingProvider<Napkin>
        let cup: AsyncProvider<Cup>
        let plate: AsyncProvider<Plate>
        let order: AsyncProvider<Order>
        let tables: ComponentFactory<TableComponent>
    }

    struct TrayComponent: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Napkin.self).sharedInScope().throwing(Napkin.init)
            binder.bind(Cup.self).sharedInScope().asynchronous(Cup.init)
            binder.bind(Plate.self).sharedInScope().asynchronous(Plate.init)
            binder.bind(Order.self).asynchronous(Order.init)
            binder.install(dependency: TableComponent.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Tray>) -> BindingReceipt<Tray> {
            bind.to(factory: Tray.init)
        }
    }

    final class Bill: Sendable {
        let guest: String = OwnerContextTests.guest
        let plate: Plate

        init(plate: Plate) async {
            self.plate = plate
        }
    }

    struct PerTable: Scope {}

    struct Table: Sendable {
        let bill: AsyncProvider<Bill>
    }

    struct TableComponent: Component {
        static func configure(binder: Binder<PerTable>) {
            binder.bind(Bill.self).sharedInScope().asynchronous(Bill.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Table>) -> BindingReceipt<Table> {
            bind.to(factory: Table.init)
        }
    }

    /// A component whose build awaits two instances, of which one needs a third.
    struct Pantry: RootComponent {
        struct Root: Sendable {
            let plate: Plate
            let bill: Bill
        }

        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Cup.self).sharedInScope().asynchronous(Cup.init)
            binder.bind(Plate.self).sharedInScope().asynchronous(Plate.init)
            binder.bind(Bill.self).sharedInScope().asynchronous(Bill.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Root.init)
        }
    }

    private func build() throws -> Tray {
        try Self.$guest.withValue("owner") { try ComponentFactory.of(TrayComponent.self).build() }
    }

    /// Regression: a shared object kept the logger of request 17 for ever.
    @Test func sharedInstanceThatIsMadeLate_isMadeInNobodysContext() async throws {
        let tray = try build()
        let plate = try await Self.$guest.withValue("request 17") { try await tray.plate.get() }
        #expect(plate.guest == "nobody")
        #expect(plate.cup.guest == "nobody")
    }

    @Test func sharedInstanceOfARun_thatIsMadeLate_isMadeInNobodysContext() async throws {
        try await Self.$guest.withValue("owner") {
            try await ComponentFactory.of(TrayComponent.self).run { tray in
                let cup = try await Self.$guest.withValue("request 17") { try await tray.cup.get() }
                #expect(cup.guest == "nobody")
            }
        }
    }

    /// With a flight, and without one.
    @Test func eagerInstances_areMadeInTheContextOfTheBuild() async throws {
        let pantry = try await Self.$guest.withValue("owner") { try await ComponentFactory.of(Pantry.self).build() }
        #expect(pantry.plate.guest == "owner")
        #expect(pantry.plate.cup.guest == "owner")
        #expect(pantry.bill.guest == "owner")
    }

    @Test func unsharedInstance_isMadeInTheContextOfTheRequest_andWhatItSharesIsNot() async throws {
        let tray = try build()
        let order = try await Self.$guest.withValue("request 17") { try await tray.order.get() }
        #expect(order.guest == "request 17")
        #expect(order.cup.guest == "nobody")
    }

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

    @Test func priority_isThatOfTheRequest() async throws {
        let tray = try build()
        let cup = try await Task(priority: .high) { try await tray.cup.get() }.value
        #expect(cup.priority >= .high)
    }
}
