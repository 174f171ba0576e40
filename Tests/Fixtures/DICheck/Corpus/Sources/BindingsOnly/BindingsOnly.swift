// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [] }

/// A module as a value has no type to be found by, so that nothing of this target is checked.
package let kitchen = Bindings {
    single(Heater.init)
    factory(Pump.init)
    factory { (heater: Heater) in CoffeeMaker(heater: heater, pump: Pump(heater: heater)) }
}
