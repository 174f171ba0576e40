// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import Testing

@Suite struct PropertyInjectionTests {
    final class Heater: Sendable {}
    final class Pump: Sendable {}

    class Machine {
        var heater: Heater?

        func inject(_ heater: Heater) {
            self.heater = heater
        }
    }

    final class Automat: Machine {
        var pump: Pump?
    }

    final class Lamp {
        var brightness: Int = 0

        static func light(_ lamp: Lamp, brightness: Int) {
            lamp.brightness = brightness
        }
    }

    /// A root that holds three injectors.
    struct Workshop {
        let machines: PropertyInjector<Machine>
        let automats: PropertyInjector<Automat>
        let lamps: PropertyInjector<Lamp>
        let heater: Heater
    }

    static let shop = LocalBindings { binder in
        binder.bind(Workshop.self).to(factory: Workshop.init)
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
        binder.bind(Pump.self).sharedInScope().to(factory: Pump.init)
        binder.bind(Int.self).to(value: 60)
        // One that asks for its superclass's, which is bound after it.
        binder.bindPropertyInjectionOf(Automat.self).to(injector: {
            (automat: Automat, machines: PropertyInjector<Machine>, pump: Pump) in
            machines.injectProperties(into: automat)
            automat.pump = pump
        })
        binder.bindPropertyInjectionOf(Machine.self).to(injector: Machine.inject)
        binder.bindPropertyInjectionOf(Lamp.self).to(injector: Lamp.light)
    }

    @Test func root_mayHoldThreeInjectors() throws {
        let workshop = try serve(Workshop.self, from: Self.shop).dish
        let (machine, automat, lamp) = (Machine(), Automat(), Lamp())
        workshop.machines.injectProperties(into: machine)
        workshop.automats.injectProperties(into: automat)
        workshop.lamps.injectProperties(into: lamp)
        #expect(machine.heater === workshop.heater)
        #expect(automat.heater === workshop.heater)
        #expect(automat.pump != nil)
        #expect(lamp.brightness == 60)
    }

    @Test func injector_ofASuperclass_isNotThatOfTheSubclass() {
        let partial = LocalBindings { binder in
            binder.bindPropertyInjectionOf(Machine.self).to(injector: { (_: Machine) in })
        }
        #expect(mistakes(serving: PropertyInjector<Automat>.self, from: partial) == [.missingBinding])
    }

    @Test func injection_mayBeConfiguredByAFunction() throws {
        let delegating = LocalBindings { binder in
            binder.bindPropertyInjectionOf(Lamp.self).configured(with: { $0.to(injector: { $0.brightness = 5 }) })
        }
        let lamp = Lamp()
        try serve(PropertyInjector<Lamp>.self, from: delegating).dish.injectProperties(into: lamp)
        #expect(lamp.brightness == 5)
    }

    @Test func needs_areResolvedAtEachCall() throws {
        let made = Tally()
        let counting = LocalBindings { binder in
            binder.bind(Int.self).to(factory: { made.add() })
            binder.bindPropertyInjectionOf(Lamp.self).to(injector: { $0.brightness = $1 })
        }
        let injector = try serve(PropertyInjector<Lamp>.self, from: counting).dish
        #expect(made.count == 0)
        let lamp = Lamp()
        injector.injectProperties(into: lamp)
        #expect(lamp.brightness == 1)
        injector.injectProperties(into: lamp)
        #expect(lamp.brightness == 2)
    }
}
