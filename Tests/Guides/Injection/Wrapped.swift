// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

final class HandMill {
    @Injected var grinder: Grinder
}

let mills = Bindings {
    factory { HandMill() }
    factory(Grinder.init)
}

final class Bench {
    @Injected var boiler: Boiler
    @LazyInjected var radio: Radio
    @Injected(Filter.self) var roast: any Roast
    @LazyInjected(Filter.self) var lateRoast: any Roast
}

/// A bench that is made by hand asks the injector that runs it.
func wrapped(in shop: Injector) -> String {
    let bench = shop.run { Bench() }
    return "\(bench.boiler === shop.get(Boiler.self)) \(bench.radio === shop.get(Radio.self)) "
        + "\(bench.roast.name) \(bench.lateRoast.name)"
}
