// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [TwinComponent.self, Cover.HiddenComponent.self] + others }

private struct Secret {
    let heater: Heater
}

/// There is another one of the same name in the other file.
private enum TwinComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Secret>) -> BindingReceipt<Secret> {
        bind.to(factory: Secret.init)
    }
}

enum Cover {
    fileprivate struct HiddenComponent: RootComponent {
        static func configure(binder: UnscopedBinder) {}

        static func configureRoot(binder bind: ReceiptBinder<Till>) -> BindingReceipt<Till> {
            bind.to(factory: Till.init)
        }
    }
}
