// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 9: seeds are visible in their component and below; the root is a binding like any other, never shared.
@Suite struct SeedTests {
    /// Builds a component of one seed, which hands it to a grandchild, and gives what arrives at both.
    struct Sown<Seed: Sendable, Seen>: RootComponent {
        typealias Root = Arrivals<Seen>
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Keeper.self).sharedInScope().to(factory: Keeper.init)
            binder.install(dependency: Below<Seen>.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
            bind.to(factory: Arrivals.init)
        }
    }

    struct Below<Seen>: ServingComponent {
        typealias Dish = ComponentFactory<Table<Seen>>

        static func configure(binder: UnscopedBinder) {
            binder.install(dependency: Table<Seen>.self)
        }
    }

    struct Arrivals<Seen> {
        let here: Seen
        let below: ComponentFactory<Below<Seen>>

        var all: [Seen] { [here, below.build().dish.build().dish] }
    }

    struct OrderNumber: DICore.Tag { typealias Element = Int }

    final class Order: Sendable {}

    @Test func plainSeed_isVisibleInItsComponentAndBelow() throws {
        let factory = try ComponentFactory.of(Sown<Int, Int>.self)
        #expect(factory.build(7).all == [7, 7])
        #expect(factory.build(8).all == [8, 8])
    }

    @Test func taggedSeed_takesTheBareValue() throws {
        let factory = try ComponentFactory.of(Sown<TaggedProvider<OrderNumber>, TaggedProvider<OrderNumber>>.self)
        #expect(factory.build(7).all.map { $0.get() } == [7, 7])
        #expect(factory.build(TaggedProvider(getter: { 8 })).all.map { $0.get() } == [8, 8])
    }

    @Test func taggedSeed_isNotVisibleWithoutItsTag() {
        #expect(mistakes(of: Sown<TaggedProvider<OrderNumber>, Int>.self) == [.missingBinding])
    }

    @Test func providerSeed_isBoundAsWhatItProvides() throws {
        let factory = try ComponentFactory.of(Sown<Provider<Int>, Int>.self)
        #expect(factory.build(7).all == [7, 7])
        let calls = Tally()
        #expect(factory.build(Provider(getter: { calls.add() })).all == [1, 2])
    }

    @Test func classSeed_isKeptByTheComponent_andLetGoWithIt() throws {
        var order: Order? = Order()
        weak let observed = order
        var arrivals: Arrivals<Order>? = try ComponentFactory.of(Sown<Order, Order>.self).build(try #require(order))
        order = nil
        #expect(arrivals?.all.map { $0 === observed } == [true, true])
        arrivals = nil
        #expect(observed == nil)
    }

    struct Line: Sendable, Equatable {
        let name: String
        let amounts: [Double]
        let note: String?
    }

    @Test func structSeed_arrivesWhole() throws {
        let line = Line(name: "flat white", amounts: [1, 2.5], note: nil)
        #expect(try ComponentFactory.of(Sown<Line, Line>.self).build(line).all == [line, line])
    }

    @Test func overAlignedSeed_arrivesWhole() throws {
        let vector = SIMD16<Double>(0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
        let factory = try ComponentFactory.of(Sown<SIMD16<Double>, SIMD16<Double>>.self)
        #expect(factory.build(vector).all == [vector, vector])
    }

    @Test func emptySeed_arrives() throws {
        struct Ticket: Sendable, Equatable {}
        #expect(try ComponentFactory.of(Sown<Ticket, Ticket>.self).build(Ticket()).all == [Ticket(), Ticket()])
    }

    @Test func voidSeed_isNone() throws {
        #expect(mistakes(of: Sown<Void, Void>.self) == [.missingBinding])
        #expect(Sown<Void, Keeper>.graph.components.map(\.seed) == [nil, nil, nil])
    }

    /// A component whose root another of its bindings asks for, twice.
    struct Publisher: RootComponent {
        typealias Root = Menu
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Shared.self).sharedInScope().to(factory: Shared.init)
            binder.bind(Pages.self).to(factory: Pages.init)
        }

        static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
            bind.to(factory: Menu.init)
        }
    }

    final class Shared: Sendable {}

    final class Menu: Sendable {
        let shared: Shared
        let pages: Provider<Pages>

        init(shared: Shared, pages: Provider<Pages>) {
            self.shared = shared
            self.pages = pages
        }
    }

    struct Pages: Sendable {
        let one: Menu
        let two: Menu
    }

    @Test func root_canBeInjected_andIsNeverShared() throws {
        let menu = try ComponentFactory.of(Publisher.self).build()
        let pages = menu.pages.get()
        #expect(pages.one !== pages.two)
        #expect(pages.one !== menu)
        #expect(pages.one.shared === menu.shared)
    }

    protocol Receipt: AnyObject, Sendable {}
    final class Slip: Receipt {}

    /// The way to a shared root: the type is shared, and the root forwards to it.
    struct Forwarding: RootComponent {
        typealias Root = Copies
        typealias Scope = Singleton

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Slip.self).sharedInScope().to(factory: Slip.init)
            binder.install(dependency: Printer.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Copies>) -> BindingReceipt<Copies> {
            bind.to(factory: Copies.init)
        }
    }

    struct Copies {
        let slip: Slip
        let printer: ComponentFactory<Printer>
    }

    struct Printer: Component {
        typealias Root = any Receipt

        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<any Receipt>) -> BindingReceipt<any Receipt> {
            bind.to(factory: { (slip: Slip) in slip })
        }
    }

    @Test func root_thatForwardsToWhatIsShared_isShared() throws {
        let copies = try ComponentFactory.of(Forwarding.self).build()
        #expect(copies.printer.build() === copies.slip)
        #expect(copies.printer.build() === copies.printer.build())
    }
}
