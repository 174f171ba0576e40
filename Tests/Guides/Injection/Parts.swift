// SPDX-License-Identifier: Apache-2.0

import DI
import DIModules

final class Grinder: Sendable {}

// Block 18
struct Machine {
    let grinder: Grinder
}

func machine() throws -> Machine {
    let shop = try Injector {
        factory(Machine.init)
        factory(Grinder.init)
    }
    return shop.get(Machine.self)
}

// Block 19
@MainActor
func machineScreen(in shop: Injector = ModuleStack.shared.current) throws(GraphError) -> UIViewController {
    let screen = try Injector(parent: shop) {
        factory(Machine.init)
        factory(Grinder.init)
    }
    let machine = screen.get(Machine.self)
    return ContentScreen(machine)
}

final class Counter {
    let boiler: Boiler
    let radio: Lazy<Radio>
    let roast: TaggedProvider<Filter>
    let lateRoast: Lazy<TaggedProvider<Filter>>

    // Block 20
    init(
        boiler: Boiler, radio: Lazy<Radio>, roast: TaggedProvider<Filter>, lateRoast: Lazy<TaggedProvider<Filter>>
    ) {
        self.boiler = boiler
        self.radio = radio
        self.roast = roast
        self.lateRoast = lateRoast
    }
}

let counters = Bindings {
    include(machineRoom)
    include(background)
    factory(tagged: Filter.self) { LightRoast() as any Roast }
    factory(Counter.init)
}
