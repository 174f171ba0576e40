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
    func inject_asksTheRunWithinAFactory() throws {
        let outer = try Injector(Self.kitchen)
        let makesOuter = try Injector {
            factory { () -> Barista in outer.run { Barista() } }
        }
        #expect(makesOuter.get(Barista.self).maker.heater === outer.get(Heater.self))
    }

    @Test
    func eagerObject_asksItsOwnGraph_whileTheInjectorIsMade() throws {
        let injector = try Injector {
            single(Heater.init)
            single(sharing: .eager) { Station() }
        }
        #expect(injector.existing(Station.self)?.heater === injector.get(Heater.self))
        let overlay = try Injector(parent: injector) { single { Heater() } }
        #expect(overlay.get(Heater.self) !== injector.get(Heater.self))
    }

    @Test
    func eagerObject_ofAComponent_asksItsOwnGraph() throws {
        let injector = try Injector(ComponentFactory.of(ShopComponent.self))
        #expect(injector.existing(Station.self)?.heater === injector.get(Heater.self))
    }

    final class Station: Sendable {
        let heater = inject(Heater.self)
    }

    struct Shop {
        let station: Station
    }

    enum ShopComponent: RootComponent, Listed {
        typealias Root = Shop
        static var bindings: Bindings {
            single(Heater.init)
            single(sharing: .eager) { Station() }
            factory(Shop.init)
        }
    }
}
