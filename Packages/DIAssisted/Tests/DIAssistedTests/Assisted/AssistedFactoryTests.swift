// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import DIDiagnostics
import Testing

@Suite struct AssistedFactoryTests {
    final class Machine: Sendable {}

    struct Order {
        let number: Int
        let machine: Machine

        init(number: Assisted<Int>, machine: Machine) {
            self.number = number.get()
            self.machine = machine
        }
    }

    struct Receipt {
        let machine: Machine
        let amount: Double

        init(machine: Machine, amount: Assisted<Double>) {
            self.machine = machine
            self.amount = amount.get()
        }
    }

    struct Note {
        let text: String

        init(text: Assisted<String>) {
            self.text = text.get()
        }
    }

    struct Bell {
        let machine: Machine

        init(_: Assisted<Void>, machine: Machine) {
            self.machine = machine
        }
    }

    struct OrderFactory: AssistedFactory {
        typealias Seed = Int
        typealias Element = Order
    }

    struct ReceiptFactory: AssistedFactory {
        typealias Seed = Double
        typealias Element = Receipt
    }

    struct NoteFactory: AssistedFactory {
        typealias Seed = String
        typealias Element = Note
    }

    /// Another factory of the same seed and element.
    struct LoudNoteFactory: AssistedFactory {
        typealias Seed = String
        typealias Element = Note
    }

    struct Shop: Module {
        static func configure(binder: Binder<Singleton>) {
            binder.bind(Machine.self).sharedInScope().to(factory: Machine.init)
            binder.bindFactory(Order.self).with(OrderFactory.self).to(factory: Order.init)
            binder.bindFactory(Receipt.self).with(ReceiptFactory.self).to(factory: Receipt.init)
            binder.bindFactory(Note.self).with(NoteFactory.self).to(factory: Note.init)
            binder.bindFactory(Note.self).with(LoudNoteFactory.self).to(factory: { (text: Assisted<String>) in
                Note(text: Assisted(value: text.get().uppercased()))
            })
            binder.bindFactory(Bell.self).to(factory: Bell.init)
            binder.bind(Machines.self).to(factory: Machines.init)
        }
    }

    struct Machines {
        let machine: Machine
        let orders: Factory<OrderFactory>
        let receipts: Factory<ReceiptFactory>
        let bells: Factory<EmptySeed<Bell>>
    }

    @Test(arguments: Depth.allCases) func seed_mayComeFirstOrLast_orAlone(at depth: Depth) throws {
        #expect(try serve(Factory<OrderFactory>.self, from: Shop.self, at: depth).dish.build(7).number == 7)
        #expect(try serve(Factory<ReceiptFactory>.self, from: Shop.self, at: depth).dish.build(2.5).amount == 2.5)
        #expect(try serve(Factory<NoteFactory>.self, from: Shop.self, at: depth).dish.build("milk").text == "milk")
    }

    @Test(arguments: Depth.allCases) func factoryWithoutWith_needsNoSeed_andNeedsComeFromTheGraph(at depth: Depth)
        throws
    {
        let machines = try serve(Machines.self, from: Shop.self, at: depth).dish
        #expect(machines.bells.build().machine === machines.machine)
        #expect(machines.bells.build(()).machine === machines.machine)
        #expect(machines.orders.build(1).machine === machines.machine)
        #expect(machines.receipts.build(1).machine === machines.machine)
    }

    @Test func factories_ofOneType_areToldApartByTheirNames() throws {
        #expect(try serve(Factory<LoudNoteFactory>.self, from: Shop.self).dish.build("milk").text == "MILK")
    }

    @Test(arguments: Depth.allCases) func factory_comesInEveryShape(at depth: Depth) throws {
        typealias Orders = Factory<OrderFactory>
        #expect(try serve(Provider<Orders>.self, from: Shop.self, at: depth).dish.get().build(1).number == 1)
        #expect(try serve(Lazy<Orders>.self, from: Shop.self, at: depth).dish.get().build(2).number == 2)
        #expect(try serve((() -> Orders).self, from: Shop.self, at: depth).dish().build(3).number == 3)
        #expect(try serve((@Sendable () -> Orders).self, from: Shop.self, at: depth).dish().build(4).number == 4)
        let optional = try serve(Orders?.self, from: Shop.self, at: depth).dish
        #expect(optional?.build(5).number == 5)
        let weak = try serve(WeakProvider<Orders>.self, from: Shop.self, at: depth)
        withExtendedLifetime(weak.keeper) {
            #expect(weak.dish.get()?.build(6).number == 6)
        }
    }

    @Test func needOfAFactory_thatNothingBinds_isMissing() throws {
        struct Needy: Module {
            static func configure(binder: Binder<Singleton>) {
                binder.bindFactory(Order.self).with(OrderFactory.self).to(factory: Order.init)
            }
        }
        let error = try #require(throws: GraphError.self) { try Counter<Keeper, Needy>.validate() }
        #expect(error.diagnostics.map(\.id) == [.missingBinding])
    }

    @Test func factory_canBeOverridden() throws {
        struct FakeOrders: Module {
            static func configure(binder: UnscopedBinder) {
                binder.bindFactory(Order.self).with(OrderFactory.self).to(factory: {
                    (number: Assisted<Int>, machine: Machine) in
                    Order(number: Assisted(value: -number.get()), machine: machine)
                })
            }
        }
        for depth in Depth.allCases {
            let machines = try serve(Machines.self, from: Shop.self, at: depth, overriding: [FakeOrders.self]).dish
            let order = machines.orders.build(7)
            #expect(order.number == -7)
            #expect(order.machine === machines.machine)
        }
    }
}
