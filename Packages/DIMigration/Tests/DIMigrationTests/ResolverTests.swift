// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIMigration
import DIModules
import Testing

/// Opaque factories, which ask their component while they run.
@Suite struct ResolverTests {
    @Test func requests_areAnswered_inEveryForm() throws {
        let shop = try Injector {
            single(Heater.init)
            factory { Pump(heater: $0()) }
            single(as: CoffeeMaker.self) { CoffeeMaker(heater: $0(), pump: $0(Provider<Pump>.self).get()) }
            value(qualified: "size", 3)
            value(tagged: BoilerTemperature.self, 93)
            factory(qualified: "asked") {
                Cup(size: $0(Int.self, qualified: "size") + Int($0(tagged: BoilerTemperature.self)))
            }
            factory(tagged: Logs.self) { (ask: Resolver) in [ask.find(), ask.find((any Log).self)].compactMap { $0 } }
        }
        #expect(shop.get(Pump.self).heater === shop.get(Heater.self))
        #expect(shop.get(CoffeeMaker.self) === shop.get(CoffeeMaker.self))
        #expect(shop.get(Cup.self, qualified: "asked") == Cup(size: 96))
        #expect(shop.get(tagged: Logs.self).isEmpty)
    }

    @Test func keptResolver_goesOnToWork() throws {
        final class Kiosk {
            let ask: Resolver
            init(_ ask: Resolver) { self.ask = ask }
        }
        let kiosk = try Injector {
            single(Heater.init)
            factory { Kiosk($0) }
        }.get(Kiosk.self)
        #expect(kiosk.ask(Heater.self) === kiosk.ask(Heater.self))
        #expect(kiosk.ask.find(Cup.self) == nil)
    }

    @Test func factoryOfAChild_asksItsOwnComponentFirst() throws {
        let parent = try Injector {
            value(1)
            factory { Cup(size: $0()) }
        }
        let child = try Injector(parent: parent) { value(2) }
        #expect(parent.get(Cup.self) == Cup(size: 1))
        #expect(child.get(Cup.self) == Cup(size: 2))
    }

    @Test func graph_saysThatNeedsAreUnknown_andWarns() {
        let line: UInt = #line + 3
        let bindings = Bindings {
            single(Heater.init)
            factory { Pump(heater: $0()) }
            factory(allowing: [.opaqueNeeds]) { Cup(size: $0()) }
        }
        let graph = bindings.graph
        #expect(graph.bindings.map(\.hasUnknownNeeds) == [false, true, true])
        #expect(
            graph.diagnostics.map(\.description) == [
                """
                warning: [DI/OpaqueNeeds] the dependencies of 'Pump' are not checked: its factory requests them while it runs
                  bound   DIMigrationTests/ResolverTests.swift:\(line)
                fix: take them as parameters: $0 instead of $0()
                docs: swift package di explain OpaqueNeeds
                """
            ])
    }

    @Test @MainActor func opaqueFactoryOfTheMainActor_asksForWhatBelongsThere() throws {
        let shop = try Injector {
            onMainActor.single(Display.init)
            onMainActor.factory { Menu(display: $0()) }
            onMainActor.single { (ask: Resolver) in Window(heater: ask()) }
            single(Heater.init)
        }
        #expect(shop.onMainActor.get(Menu.self).display === shop.onMainActor.get(Display.self))
        #expect(shop.onMainActor.get(Window.self) === shop.onMainActor.get(Window.self))
    }

    @Test func sharedInstance_isTheDeclarers_inEveryOverlay_andANoteSaysSo() throws {
        let shop = try Injector {
            single(Heater.init)
            single(as: CoffeeMaker.self, allowing: [.opaqueNeeds]) {
                CoffeeMaker(heater: $0(), pump: Pump(heater: $0()))
            }
        }
        let other = try Injector(parent: shop) { single(Heater.init) }
        #expect(other.get(Heater.self) !== shop.get(Heater.self))
        #expect(other.get(CoffeeMaker.self) === shop.get(CoffeeMaker.self))
        #expect(other.get(CoffeeMaker.self).heater === shop.get(Heater.self))
        #expect(shop.graph.diagnostics.isEmpty)
        let note = other.graph.diagnostics.first
        #expect(note?.id == .opaqueKept)
        #expect(
            note?.message == "'CoffeeMaker' is inherited unchanged: the requests of its factory are unknown")
    }

    @Test func factoryThatAsksForItself_endsTheProcess_withItsPath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let shop = try Injector {
                factory { Pump(heater: $0()) }
                factory { (ask: Resolver) in
                    _ = ask(Pump.self)
                    return Heater()
                }
            }
            _ = shop.get(Pump.self)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Pump") && text.contains("Heater"))
    }
}
