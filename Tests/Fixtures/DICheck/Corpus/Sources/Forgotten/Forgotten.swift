// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [] }

package enum HeatingModule: Module {
    package static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
    }
}

package enum IncludedModule: Module {
    package static func configure(binder: UnscopedBinder) {
        binder.bind(Beans.self).to { Beans("Huila") }
    }
}
