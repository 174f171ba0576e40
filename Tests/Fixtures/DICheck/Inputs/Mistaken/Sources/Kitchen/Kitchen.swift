// SPDX-License-Identifier: Apache-2.0

import DI

package struct Heater: Sendable {
    package init() {}
}

package struct Pump: Sendable {
    package init() {}
}

struct Cup: Sendable {
    init() {}

    init(heater: Heater) {}
}

/// Binds 'Heater' twice wherever it is included.
package enum TwiceModule: Module {
    package static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bind(Heater.self).to { Heater() }
    }
}

/// Binds 'Pump', and can't be named by another target.
enum LonelyModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Pump.self).to(factory: Pump.init)
    }
}

/// Says by a note that 'Cup.init' has no parameters.
enum CupComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Cup>) -> BindingReceipt<Cup> {
        bind.to(factory: Cup.init)
    }
}
