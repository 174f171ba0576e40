// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self] }

@MainActor
final class Window {
    nonisolated init() {}

    func inject(heater: Heater) {}
}

struct Shop {
    let windows: PropertyInjector<Window>
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bindPropertyInjectionOf(Window.self).to(injector: Window.inject)  // expect: DI/IsolatedInjection
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}
