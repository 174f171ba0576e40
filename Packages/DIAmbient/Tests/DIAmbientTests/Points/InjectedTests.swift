// SPDX-License-Identifier: Apache-2.0

import DIAmbient
import DIBinding
import DICore
import DIModules
import Synchronization
import Testing

/// Properties that ask by themselves, in every kind of type.
@Suite
struct InjectedTests {
    final class Heater: Sendable {}

    @MainActor
    final class Display {}

    enum Temperature: DICore.Tag {
        typealias Element = Int
    }

    private static let kitchen = Bindings {
        single(Heater.init)
        value(tagged: Temperature.self, 93)
        value(qualified: "cups", 12)
        onMainActor.single(Display.init)
    }

    struct Barista: Injectable {
        @Injected var heater: Heater
        @Injected(Temperature.self) var temperature: Int
        @Injected(qualified: "cups") var cups: Int
        @Injected var none: String?
        @Injected var later: Provider<Heater>
    }

    actor Kitchen {
        @Injected var heater: Heater
        let temperature = inject(tagged: Temperature.self)
    }

    @MainActor
    final class Screen {
        @Injected var heater: Heater
        @MainActorInjected var display: Display
        @LazyInjected var lazy: Heater
    }

    final class Station: Sendable {
        let heater = inject(Heater.self)
        let cups = inject(Int.self, qualified: "cups")
        let lazy = inject(Lazy<Heater>.self)
    }

    struct LazyBarista {
        @LazyInjected var heater: Heater
        @LazyInjected(Temperature.self) var temperature: Int
        @LazyInjected(qualified: "cups") var cups: Int
    }

    @Test
    func properties_askOnce_byTypeTagAndQualifier_inEveryShape() throws {
        let injector = try Injector(Self.kitchen)
        let barista = injector.run { Barista() }
        let heater = injector.get(Heater.self)
        #expect(barista.heater === heater)
        #expect(barista.temperature == 93)
        #expect(barista.cups == 12)
        #expect(barista.none == nil)
        #expect(barista.later.get() === heater)
    }

    @Test
    func property_canBeSet_orReplacedInACopy() throws {
        let injector = try Injector(Self.kitchen)
        var barista = injector.run { Barista() }
        let own = Heater()
        #expect(barista.injecting(own, for: \.heater).heater === own)
        #expect(barista.heater !== own)
        barista.heater = own
        #expect(barista.heater === own)
    }

    @Test
    func actors_andSendableClasses_haveConstants() async throws {
        let injector = try Injector(Self.kitchen)
        let (kitchen, station) = injector.run { (Kitchen(), Station()) }
        let heater = await kitchen.heater
        #expect(heater === injector.get(Heater.self))
        #expect(kitchen.temperature == 93)
        #expect(station.heater === injector.get(Heater.self))
        #expect(station.cups == 12)
        #expect(station.lazy.get() === station.heater)
    }

    @Test @MainActor
    func mainActorClasses_askForWhatBelongsToTheMainActor() throws {
        let injector = try Injector(Self.kitchen)
        let screen = injector.run { Screen() }
        #expect(screen.display === injector.onMainActor.get(Display.self))
        #expect(screen.lazy === screen.heater)
        #expect(injector.run { inject(onMainActor: Display.self) } === screen.display)
    }

    @Test
    func lazyProperty_asksOnFirstRead_theInjectorThatWasCurrentBefore() throws {
        let made = Atomic(0)
        let injector = try Injector {
            factory { () -> Heater in
                made.add(1, ordering: .relaxed)
                return Heater()
            }
            value(tagged: Temperature.self, 93)
            value(qualified: "cups", 12)
        }
        let barista = injector.run { LazyBarista() }
        let copy = barista
        #expect(made.load(ordering: .relaxed) == 0)
        let heater = barista.heater
        #expect(barista.heater === heater)
        #expect(copy.heater === heater)
        #expect(made.load(ordering: .relaxed) == 1)
        #expect(barista.temperature == 93)
        #expect(barista.cups == 12)
    }

    @Test
    func lazyProperty_letsGoOfTheInjector_whenItWasRead() throws {
        weak var released: _Frame?
        let barista: LazyBarista
        do {
            let injector = try Injector(Self.kitchen)
            released = injector._frame
            barista = injector.run { LazyBarista() }
        }
        #expect(released != nil)
        _ = (barista.heater, barista.temperature, barista.cups)
        #expect(released == nil)
    }
}
