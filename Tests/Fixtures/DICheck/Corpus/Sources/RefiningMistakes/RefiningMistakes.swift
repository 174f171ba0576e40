// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [RefiningComponent.self] }

/// A root component has no parent whose instance it could refine.
enum RefiningComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Beans.self).refining { (beans: Beans) in beans }  // expect: DI/RefinesNothing
    }

    static func configureRoot(binder bind: ReceiptBinder<[Beans]>) -> BindingReceipt<[Beans]> {
        bind.to { (beans: Beans) in [beans] }
    }
}
