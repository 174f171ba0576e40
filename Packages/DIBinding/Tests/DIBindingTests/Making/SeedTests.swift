// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import Testing

/// Rule 9: seeds are visible in their component and below; the root is a binding like any other, never shared.
@Suite struct SeedTests {
    /// Builds a component of one seed, which hands it to a grandchild, and gives what arrives at both.
    struct Sown<Seed: Sendable, Seen>: RootComponent {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Keeper.self).sharedInScope().to(factory: Keeper.init)
            binder.install(dependency: Room<Seen>.self)
        }

        static func configureRoot(binder bind: ReceiptBinder<Arrivals<Seen>>) -> BindingReceipt<Arrivals<Seen>> {
            bind.to(factory: Arrivals.init)
        }
    }

    struct Arrivals<Seen> {
        let here: Seen
        let below: ComponentFactory<Room<Seen>>

        var all: [Seen] { [here, below.build().dish.build().dish] }
    }

    struct OrderNumber: DICore.Tag { typealias Element = Int }

    final class Order: Sendable {}

    /// Seeds of every layout, as they arrive.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expectArrival: @Sendable () throws -> Void

        init<Seed: Sendable & Equatable>(_ name: String, _ seeds: Seed...) {
            testDescription = name
            expectArrival = {
                let factory = try ComponentFactory.of(Sown<Seed, Seed>.self)
                for seed in seeds { #expect(factory.build(seed).all == [seed, seed]) }
            }
        }
    }

    struct Line: Sendable, Equatable {
        let name: String
        let amounts: [Double]
        let note: String?
    }

    struct Ticket: Sendable, Equatable {}

    static let seeds: [Case] = [
        Case("a number", 7, 8),
        Case("a structure", Line(name: "flat white", amounts: [1, 2.5], note: nil)),
        Case("over-aligned", SIMD16<Double>(0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)),
        Case("empty", Ticket()),
    ]

    @Test(arguments: seeds)
    func seed_arrivesWhole_inItsComponentAndBelow(_ seed: Case) throws {
        try seed.expectArrival()
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

    @Test func voidSeed_isNone() throws {
        #expect(mistakes(of: Sown<Void, Void>.self) == [.missingBinding])
        #expect(Sown<Void, Keeper>.graph.components.map(\.seed) == [nil, nil, nil])
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

    /// Another binding of the component asks for the root, twice.
    @Test func root_canBeInjected_andIsNeverShared() throws {
        let publisher = LocalBindings { binder in
            binder.bind(Shared.self).sharedInScope().to(factory: Shared.init)
            binder.bind(Pages.self).to(factory: Pages.init)
        }
        let menu = try publisher.factory(of: Menu.self, root: { $0.to(factory: Menu.init) }).build()
        let pages = menu.pages.get()
        #expect(pages.one !== pages.two)
        #expect(pages.one !== menu)
        #expect(pages.one.shared === menu.shared)
    }

    protocol Receipt: AnyObject, Sendable {}
    final class Slip: Receipt {}

    struct Copies {
        let slip: Slip
        let printer: ComponentFactory<Printer>
    }

    struct Printer: BareComponent {
        static func configureRoot(binder bind: ReceiptBinder<any Receipt>) -> BindingReceipt<any Receipt> {
            bind.to(factory: { (slip: Slip) in slip })
        }
    }

    /// The way to a shared root: the type is shared, and the root forwards to it.
    @Test func root_thatForwardsToWhatIsShared_isShared() throws {
        let forwarding = LocalBindings { binder in
            binder.bind(Slip.self).sharedInScope().to(factory: Slip.init)
            binder.bind(Copies.self).to(factory: Copies.init)
            binder.install(dependency: Printer.self)
        }
        let copies = try serve(Copies.self, from: forwarding).dish
        #expect(copies.printer.build() === copies.slip)
        #expect(copies.printer.build() === copies.printer.build())
    }
}
