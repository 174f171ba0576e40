// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ShopComponent.self, DisplayComponent.self] }

final class Display {
    private var heater: Heater?

    func inject(heater: Heater) {
        self.heater = heater
    }
}

final class Sign {
    fileprivate var till: Till?
}

@MainActor
final class Window {
    private var heater: Heater?

    func inject(heater: Heater) {
        self.heater = heater
    }
}

struct Shop {
    let displays: PropertyInjector<Display>
    let signs: PropertyInjector<Sign>
    let windows: MainActorPropertyInjector<Window>
}

enum ShopComponent: RootComponent {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
        binder.bind(Till.self).to(factory: Till.init)
        binder.bindPropertyInjectionOf(Display.self).to(injector: Display.inject)
        binder.bindPropertyInjectionOf(Sign.self).to { (sign: Sign, till: Till) in sign.till = till }
        binder.bindPropertyInjectionOf(Window.self).onMainActor { (window: Window, heater: Heater) in
            window.inject(heater: heater)
        }
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.to(factory: Shop.init)
    }
}

/// A component whose root is a property injector.
enum DisplayComponent: RootComponent {
    typealias Root = PropertyInjector<Display>

    static func configure(binder: UnscopedBinder) {
        binder.bind(Heater.self).to(factory: Heater.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
        bind.propertyInjector { $0.to(injector: Display.inject) }
    }
}
