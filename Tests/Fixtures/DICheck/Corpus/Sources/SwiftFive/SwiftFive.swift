// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

class Theme {}

struct Screen {
    let theme: Theme
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Theme.self).to(factory: { Theme() })
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to { (theme: Theme) in Screen(theme: theme) }
    }
}
