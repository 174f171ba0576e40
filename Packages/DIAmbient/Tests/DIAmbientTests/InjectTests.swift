// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIModules
import Testing

@Suite
struct InjectTests {
    final class Heater: Sendable {}

    struct CoffeeMaker: Sendable {
        let heater: Heater
    }

    /// Asks by itself, as an object would that a framework makes.
    struct Barista {
        let maker = inject(CoffeeMaker.self)
    }

    static let kitchen = Bindings {
        single(Heater.init)
        factory(CoffeeMaker.init)
        factory { Barista() }
    }

    @Test
    func inject_asksTheInjectorThatRuns() throws {
        let injector = try Injector(Self.kitchen)
        injector.run {
            #expect(inject(CoffeeMaker.self).heater === injector.get(Heater.self))
        }
    }

    @Test
    func inject_asksTheInjectorThatMakes_withoutARun() throws {
        let injector = try Injector(Self.kitchen)
        #expect(injector.get(Barista.self).maker.heater === injector.get(Heater.self))
    }

    @Test
    func inject_asksTheInnerOne_ofRunningAndMaking() throws {
        let (outer, inner) = (try Injector(Self.kitchen), try Injector(Self.kitchen))
        outer.run {
            #expect(inner.get(Barista.self).maker.heater === inner.get(Heater.self))
            #expect(inject(Heater.self) === outer.get(Heater.self))
        }
        let makesOuter = try Injector {
            factory { () -> Barista in outer.run { Barista() } }
        }
        #expect(makesOuter.get(Barista.self).maker.heater === outer.get(Heater.self))
    }
}
