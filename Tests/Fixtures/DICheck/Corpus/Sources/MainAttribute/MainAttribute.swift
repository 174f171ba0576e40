// SPDX-License-Identifier: Apache-2.0

import DI
import Telling
import World

/// The program itself is a component.
@main
enum Program: RootComponent {
    static func main() {
        tell([Program.self])
    }

    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.to(factory: Pump.init)
    }
}
