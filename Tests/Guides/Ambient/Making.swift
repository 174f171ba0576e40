// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

struct Party {
    let order: Order
    let furtherOrders: () -> Order
}

/// An injector that makes something is current for what it makes, also within the `run` of another one.
func madeBySomebody() throws -> Party {
    let garden = try Injector {
        single { Grinder(name: "garden") }
        single(CoffeeMaker.init)
        factory { Order() }
        factory { Party(order: $0, furtherOrders: $1) }
    }
    return garden.get()
}
