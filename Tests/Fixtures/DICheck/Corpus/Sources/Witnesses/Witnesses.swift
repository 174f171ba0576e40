// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [InheritingComponent.self, HalfComponent.self] }

/// Both functions of a component come from extensions of protocols.
protocol MachineComponent: RootComponent where Root == Pump {}

extension MachineComponent {
    static func configure(binder: Binder<Scope>) {
        binder.bind(Heater.self).to(factory: Heater.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Pump>) -> BindingReceipt<Pump> {
        bind.to(factory: Pump.init)
    }
}

enum InheritingComponent: MachineComponent {}

/// The conformance is in an extension, and what is bound depends on an associated type.
protocol WithExtra: RootComponent where Root == Till {
    associatedtype Extra: Sendable
    static var extra: Extra { get }
}

extension WithExtra {
    static func configure(binder: Binder<Scope>) {
        binder.bind(Extra.self).allowing(.unusedBinding).to(value: extra)
    }
}

enum HalfComponent {
    static var extra: String { "half" }
}

extension HalfComponent: WithExtra {
    static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
        bind.to(factory: Till.init)
    }
}
