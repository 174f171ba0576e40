// SPDX-License-Identifier: Apache-2.0

import DI
import Foundation
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(String.self).to { Bundle.module.url(forResource: "Menu", withExtension: "txt")?.path ?? "" }
    }

    static func configureRoot(binder bind: ReceiptBinder<Beans>) -> BindingReceipt<Beans> {
        bind.to { (name: String) in Beans(name) }
    }
}
