// SPDX-License-Identifier: Apache-2.0

import DI
import Telling
import World

@main
struct Program {
    static func main() async {
        tell([Self.HiddenComponent.self])
    }

    private enum HiddenComponent: RootComponent {
        static func configure(binder: UnscopedBinder) {
            binder.bind(Till.self).to(factory: Till.init)  // expect: DI/UnusedBinding
        }

        static func configureRoot(binder bind: ReceiptBinder<Heater>) -> BindingReceipt<Heater> {
            bind.to(factory: Heater.init)
        }
    }
}
