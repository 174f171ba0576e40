// SPDX-License-Identifier: Apache-2.0

import DIAssisted
import DIBinding
import DICore
import Testing

/// Shared instances, made exactly once per built component, however many threads request one at once.
@Suite struct ExactlyOnceTests {
    static let threads = 8
    static let rounds = 200

    final class Heater: Sendable {
        let number: Int

        init(number: Int) {
            self.number = number
        }
    }

    protocol Pump: Sendable { var number: Int { get } }

    struct Rotary: Pump {
        let number: Int
        let parts: (Int, Int, Int)
    }

    final class Boiler: Sendable {
        let heater: Heater
        let pump: any Pump

        init(heater: Heater, pump: any Pump) {
            self.heater = heater
            self.pump = pump
        }
    }

    struct Machine: Sendable {
        let boiler: Provider<Boiler>
        let heater: @Sendable () -> Heater
        let lazyHeater: Lazy<Heater>
        let numbers: Provider<[Heater]>
    }

    enum Shop: RootComponent, Listed {
        typealias Root = Machine
        static let heaters = Tally()
        static let pumps = Tally()
        static let boilers = Tally()
        static let contributions = Tally()

        static var bindings: Bindings {
            single { Heater(number: heaters.add()) }
            single(as: (any Pump).self) { Rotary(number: pumps.add(), parts: (1, 2, 3)) }
            single { (heater: Heater, pump: any Pump) -> Boiler in
                boilers.add()
                return Boiler(heater: heater, pump: pump)
            }
            intoCollection { single { Heater(number: contributions.add()) } }
            factory(Machine.init)
        }
    }

    @Test func shared_isMadeExactlyOnce_underContention() throws {
        let factory = try ComponentFactory.of(Shop.self)
        for round in 1..<Self.rounds + 1 {
            let machine = factory.build()
            let boilers = onThreads(Self.threads) { index in
                switch index % 4 {
                case 0: return (machine.boiler.get(), machine.heater())
                case 1: return (machine.boiler.get(), machine.lazyHeater.get())
                case 2: return (machine.boiler.get(), machine.numbers.get()[0])
                default: return (machine.boiler.get(), machine.boiler.get().heater)
                }
            }
            #expect(boilers.count == Self.threads)
            #expect(boilers.allSatisfy { $0.0 === boilers[0].0 })
            #expect(boilers.enumerated().allSatisfy { $0.offset % 4 == 2 || $0.element.1 === boilers[0].0.heater })
            #expect(Shop.heaters.count == round && Shop.pumps.count == round && Shop.boilers.count == round)
            #expect(Shop.contributions.count == round)
        }
    }

    struct Tray { let heater: Lazy<Heater> }

    @Test func lazy_isMadeExactlyOnce_underContention() throws {
        let factory = try ComponentFactory.of(Bar.self)
        for _ in 0..<Self.rounds {
            let made = Tally()
            let tray = factory.build(made)
            let heaters = onThreads(Self.threads) { _ in tray.heater.get() }
            #expect(heaters.allSatisfy { $0 === heaters[0] })
            #expect(made.count == 1)
        }
    }

    enum Bar: RootComponent, Listed {
        typealias Seed = Tally
        typealias Root = Tray
        static var bindings: Bindings {
            factory { (heaters: Tally) in Heater(number: heaters.add()) }
            factory(Tray.init)
        }
    }

    struct Order: Sendable {
        let heater: Heater
        let number: Int

        init(heater: Heater, number: Assisted<Int>) {
            self.heater = heater
            self.number = number.get()
        }
    }

    struct OrderFactory: AssistedFactory {
        typealias Seed = Int
        typealias Element = Order
    }

    enum Counter: RootComponent, Listed {
        typealias Root = Window
        static let heaters = Tally()
        static var bindings: Bindings {
            single { Heater(number: heaters.add()) }
            include { binder in
                binder.bindFactory(Order.self).with(OrderFactory.self).to(factory: Order.init)
                binder.bindPropertyInjectionOf(Display.self).to(injector: { $0.heater = $1 })
            }
            component(Session.self)
            factory(Window.init)
        }
    }

    struct Window: Sendable {
        let orders: Factory<OrderFactory>
        let displays: PropertyInjector<Display>
        let sessions: ComponentFactory<Session>
    }

    final class Display {
        var heater: Heater?
    }

    enum Session: Component, Listed {
        typealias Seed = Int
        typealias Root = Visit
        static var bindings: Bindings {
            single(Guest.init)
            factory(Visit.init)
        }
    }

    final class Guest: Sendable {
        let number: Int
        let heater: Heater

        init(number: Int, heater: Heater) {
            self.number = number
            self.heater = heater
        }
    }

    struct Visit: Sendable {
        let guest: Provider<Guest>
        let again: Provider<Guest>
    }

    @Test func factories_injectors_andSessions_shareOneParent_onManyThreads() throws {
        let factory = try ComponentFactory.of(Counter.self)
        for round in 1..<Self.rounds + 1 {
            let window = factory.build()
            let heaters = onThreads(Self.threads) { index in
                let order = window.orders.build(index)
                let display = Display()
                window.displays.injectProperties(into: display)
                let visit = window.sessions.build(index)
                let guest = visit.guest.get()
                let isRight = guest === visit.again.get() && guest.number == index && order.number == index
                return isRight && display.heater === order.heater && guest.heater === order.heater
                    ? order.heater : Heater(number: -1)
            }
            #expect(heaters.allSatisfy { $0 === heaters[0] && $0.number == round })
            #expect(Counter.heaters.count == round)
        }
    }

    @Test func plan_isLinkedOnce_whenItIsFirstBuiltByManyThreads() throws {
        for _ in 0..<20 {
            let (factory, made) = (try ComponentFactory.of(Bar.self), Tally())
            let trays = onThreads(Self.threads) { _ in factory.build(made) }
            let numbers = Set(trays.map { $0.heater.get().number })
            #expect(numbers.count == Self.threads)
        }
    }
}
