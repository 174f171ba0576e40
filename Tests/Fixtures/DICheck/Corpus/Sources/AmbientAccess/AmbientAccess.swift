// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

extension DefaultValues {
    var heater: Default<Heater> { self(.shared) { Heater() } }
}

/// Objects that ask for what they need have no needs in the graph.
final class Machine: Sendable {
    func heat() -> Heater { inject(\.heater) }
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Machine.self).to { Machine() }
    }

    static func configureRoot(binder bind: ReceiptBinder<[Machine]>) -> BindingReceipt<[Machine]> {
        bind.to { (machine: Machine) in [machine] }
    }
}
