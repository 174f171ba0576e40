// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

/// Rules 9 and 10 of effects: a build makes independent bindings at the same time, each after what it needs, then the
/// eager ones, then the root.
@Suite struct ConcurrentFillingTests {
    /// The seed.
    final class Kitchen: Sendable {
        let log: Log = Log()
        let meeting: Meeting = Meeting(of: 3)
    }

    final class Boiler: Sendable {}
    final class Grinder: Sendable {}
    final class Pump: Sendable {}
    final class Machine: Sendable {}
    final class Sign: Sendable {}
    final class Till: Sendable {}

    struct Shop: Sendable {
        let machine: Machine
        let till: Till
    }

    /// A machine of three parts that are made at the same time, of different kinds.
    struct Opening: RootComponent {
        typealias Seed = Kitchen
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {
            binder.bind(Boiler.self).sharedInScope().asynchronous { (kitchen: Kitchen) in
                try await kitchen.meeting.join()
                kitchen.log.add("part")
                return Boiler()
            }
            binder.bind(Grinder.self).sharedInScope().asynchronous { (kitchen: Kitchen) in
                try await kitchen.meeting.join()
                kitchen.log.add("part")
                return Grinder()
            }
            binder.bind(Pump.self).sharedInScope().asynchronousOnMainActor { @MainActor (kitchen: Kitchen) in
                MainActor.assertIsolated()
                try await kitchen.meeting.join()
                kitchen.log.add("part")
                return Pump()
            }
            binder.bind(Machine.self).sharedInScope().throwing {
                (kitchen: Kitchen, _: Boiler, _: Grinder, _: Pump) throws in
                kitchen.log.add("machine")
                return Machine()
            }
            binder.bind(Till.self).sharedInScope().throwingOnMainActor {
                @MainActor (kitchen: Kitchen, _: Machine) throws in
                MainActor.assertIsolated()
                kitchen.log.add("till")
                return Till()
            }
            binder.bind(Sign.self).sharedInScope(.eager).to { (kitchen: Kitchen, _: Machine) in
                kitchen.log.add("sign")
                return Sign()
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
            bind.to { (kitchen: Kitchen, machine: Machine, till: Till) in
                kitchen.log.add("root")
                return Shop(machine: machine, till: till)
            }
        }
    }

    @Test func independentBindings_areMadeAtTheSameTime_eachAfterItsNeeds() async throws {
        let kitchen = Kitchen()
        _ = try await ComponentFactory.of(Opening.self).build(kitchen)
        #expect(kitchen.log.all == ["part", "part", "part", "machine", "till", "sign", "root"])
    }

    /// A component that is built asynchronously, but makes nothing first.
    struct Idle: RootComponent {
        typealias Construction = Asynchronous

        static func configure(binder: Binder<Singleton>) {}

        static func configureRoot(binder bind: ReceiptBinder<Sign>) -> BindingReceipt<Sign> {
            bind.to(factory: Sign.init)
        }
    }

    @Test func componentThatMakesNothingFirst_suspendsNowhere() async throws {
        let factory = try ComponentFactory.of(Idle.self)
        #expect(try await isMadeWithoutSuspension { try await factory.build() })
    }

    @Test func componentThatMakesSomethingFirst_suspends() async throws {
        let factory = try ComponentFactory.of(Opening.self)
        #expect(try await !isMadeWithoutSuspension { try await factory.build(Kitchen()) })
    }

    /// A window of a bar whose boiler nobody has asked for yet.
    struct Window: BareComponent {
        typealias Construction = Asynchronous

        static func configureRoot(binder bind: ReceiptBinder<Boiler>) -> BindingReceipt<Boiler> {
            bind.to(factory: { (boiler: Tagged<Boiler>) in boiler.value })
        }
    }

    struct Tagged<Value: Sendable>: Sendable {
        let value: Value
    }

    struct Bar: Sendable {
        let boiler: AsyncProvider<Tagged<Boiler>>
        let window: ComponentFactory<Window>
    }

    struct BarComponent: RootComponent {
        typealias Seed = Kitchen

        static func configure(binder: Binder<Singleton>) {
            binder.install(dependency: Window.self)
            binder.bind(Tagged<Boiler>.self).sharedInScope().asynchronous { (kitchen: Kitchen) in
                kitchen.log.add("boiler")
                await Task.yield()
                return Tagged(value: Boiler())
            }
        }

        static func configureRoot(binder bind: ReceiptBinder<Bar>) -> BindingReceipt<Bar> {
            bind.to(factory: Bar.init)
        }
    }

    @Test func parentsSlot_isFilledOnce_byBuildsOfChildrenAndRequests() async throws {
        let kitchen = Kitchen()
        let bar = try ComponentFactory.of(BarComponent.self).build(kitchen)
        async let requested = bar.boiler.get().value
        async let first = bar.window.build()
        async let second = bar.window.build()
        let boilers = try await [requested, first, second]
        #expect(boilers.allSatisfy { $0 === boilers[0] })
        #expect(kitchen.log.all == ["boiler"])
    }
}
