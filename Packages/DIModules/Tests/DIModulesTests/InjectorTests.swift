// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIDiagnostics
import DIModules
import Testing

/// Injectors that are made from bindings.
@Suite struct InjectorTests {
    @Test func instances_areMade_asTheirFunctionsSay() throws {
        let shop = try Injector {
            single(Heater.init)
            factory(Pump.init)
            single(sharing: .weak, CoffeeMaker.init)
            value(3)
            factory(tagged: BoilerTemperature.self) { (number: Int) in Double(number) }
            single(qualified: "file") { FileLog() as any Log }
            intoCollection {
                factory { FileLog() as any Log }
                value(as: (any Log).self, MemoryLog())
            }
        }
        #expect(shop.get(Heater.self) === shop.get(Pump.self).heater)
        #expect(shop.get(Pump.self) !== shop.get(Pump.self))
        let maker = shop.get(CoffeeMaker.self)
        #expect(shop.get(CoffeeMaker.self) === maker)
        #expect(shop.get(tagged: BoilerTemperature.self) == 3)
        #expect(shop.get((any Log).self, qualified: "file") is FileLog)
        #expect(shop.get([any Log].self).map { $0 is MemoryLog } == [false, true])
        #expect(shop.find(Cup.self) == nil)
    }

    @Test func overlay_isPlannedForTheFactsOfItsParent() throws {
        let forecast = Bindings { when(.profile("winter") && .context(.preview)) { value("punch") } }
        let parent = try Injector(Bindings { value(1) }, options: GraphOptions(profiles: ["winter"], context: .preview))
        let child = try Injector(forecast, parent: parent)
        #expect(child.context == .preview)
        #expect(child.get(String.self) == "punch")
        let live = try Injector(forecast, parent: parent, options: GraphOptions(context: .live))
        #expect(live.find(String.self) == nil)
    }
}
