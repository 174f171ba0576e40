// SPDX-License-Identifier: Apache-2.0

import DI

let delegate = ShopDelegate()
let injector = try ComponentFactory.of(ShopComponent<StreetModule>.self).build(())
injector.injectProperties(into: delegate)
delegate.open().forEach { print($0) }

// As in a unit test: by hand, without any graph.
let maker = CoffeeMaker(
    heater: ElectricHeater(degrees: TaggedProvider(value: 80)),
    pump: Provider(getter: { Thermosiphon(heater: ElectricHeater(degrees: TaggedProvider(value: 70))) }),
    log: BrewLog(sink: { _ in }),
    room: WeakProvider(
        value: MachineRoom(
            name: TaggedProvider(getter: { "a test" }), heater: ElectricHeater(degrees: TaggedProvider(value: 1)))))
print(maker.brew("decaf"))
