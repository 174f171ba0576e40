// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DITesting
import Testing

@testable import Quickstart

struct ColdHeater: Heater { let degrees = 20 }

@Test(.injector(ShopComponent.self), .overriding { factory(as: (any Heater).self, ColdHeater.init) })
func coffee_isCold_whereTheHeaterIs() {
    #expect(inject(CoffeeMaker.self).brew("espresso") == "espresso at 20 degrees")
}
