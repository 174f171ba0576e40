// SPDX-License-Identifier: Apache-2.0

import DI
import Neighbour
import World

package var components: [any RootComponent.Type] { [ShopComponent.self, Oven.self] }

/// Uses a module and a component of another package, whose own root component is not one of this package.
enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: BakeryModule.self)
        binder.install(dependency: BakeryComponent.self)
    }

    static func configureRoot(
        binder bind: ReceiptBinder<[ComponentFactory<BakeryComponent>]>
    ) -> BindingReceipt<[ComponentFactory<BakeryComponent>]> {
        bind.to { (bakeries: ComponentFactory<BakeryComponent>, _: Cake) in [bakeries] }
    }
}

/// A plain type of the other package, which this target makes a component.
extension Oven: @retroactive Component, @retroactive RootComponent {
    /// Binds nothing.
    public static func configure(binder: UnscopedBinder) {}

    /// Binds a text.
    public static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
        bind.to(value: "oven")
    }
}
