// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore

package final class Heater: Sendable {
    package init() {}
}

package final class CoffeeMaker: Sendable {
    let heater: Heater

    package init(heater: Heater) { self.heater = heater }
}

enum Kitchen: RootComponent {
    static func configure(binder: Binder<Singleton>) {
        binder.bind(Heater.self).sharedInScope().to(factory: Heater.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<CoffeeMaker>) -> BindingReceipt<CoffeeMaker> {
        bind.to(factory: CoffeeMaker.init)
    }
}
