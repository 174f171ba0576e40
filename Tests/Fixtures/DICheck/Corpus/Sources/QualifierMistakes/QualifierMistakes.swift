// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [BarComponent.self] }

enum BarComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Beans.self).qualified("coarse").to(value: Beans("coarse"))
        binder.bind(Beans.self).to(qualified: "corase")  // expect: DI/QualifierUnmatched
    }

    static func configureRoot(binder bind: ReceiptBinder<[Beans]>) -> BindingReceipt<[Beans]> {
        bind.to { (beans: Beans) in [beans] }
    }
}
