// SPDX-License-Identifier: Apache-2.0

import DIBinding
import DICore
import DIProperties

struct MenuConfig: ConfigProperty {
    static let path = "menu"
    let drinks: Int
}

/// Reads properties, which the build checks if `graph-gate.json` names their file.
enum Menu: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bindProperties(MenuConfig.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<[MenuConfig]>) -> BindingReceipt<[MenuConfig]> {
        bind.to { (config: MenuConfig) in [config] }
    }
}
