// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [] }

/// Modules without a component: what binds is included elsewhere.
package enum KitchenModule: Module {
    package static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.include(module: PumpModule.self)
    }
}

enum PumpModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(factory: Pump.init)
    }
}
