// SPDX-License-Identifier: Apache-2.0

import DI

/// Made by somebody else, as an application's delegate is by its framework; so its properties are injected.
class ShopDelegate {
    var desk: OrderDesk!
    var room: MachineRoom!
    var entrance: Provider<Entrance>!

    func injectProperties(_ desk: OrderDesk, _ room: MachineRoom, _ entrance: Provider<Entrance>) {
        self.desk = desk
        self.room = room
        self.entrance = entrance
    }

    func open() -> [String] {
        return ["\(entrance.get().sign) above \(room.name)"] + desk.serve("Ada")
    }
}

class Entrance {
    let sign: String
    var light: String?

    init(sign: String) {
        self.sign = sign
    }
}

/// The contract of a module that binds the entrance.
protocol EntranceModule: Module {
    static func configureEntrance(binder bind: ReceiptBinder<Entrance>) -> BindingReceipt<Entrance>
}

struct StreetModule: EntranceModule {
    static func configure(binder: UnscopedBinder) {
        binder
            .bindPropertyInjectionOf(Entrance.self)
            .to { (entrance: Entrance, room: MachineRoom) in entrance.light = room.name }
    }

    static func configureEntrance(binder bind: ReceiptBinder<Entrance>) -> BindingReceipt<Entrance> {
        return bind.to { (heater: Heater?, lights: PropertyInjector<Entrance>) in
            let entrance = Entrance(sign: "open")
            lights.injectProperties(into: entrance)
            return Entrance(
                sign: "\(entrance.sign), lit by \(entrance.light ?? "nobody"), \(heater == nil ? "cold" : "warm")")
        }
    }
}

struct ShopComponent<M: EntranceModule>: RootComponent where M.Scope == Unscoped {
    typealias Root = PropertyInjector<ShopDelegate>
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: KitchenModule.self)
        binder.include(module: MenuModule.self)
        binder.include(module: M.self)
        binder.install(dependency: OrderComponent.self)

        binder
            .bind(OrderDesk.self)
            .to(factory: OrderDesk.init)

        binder
            .bind(Entrance.self)
            .configured(with: M.configureEntrance)
    }

    static func configureRoot(
        binder bind: ReceiptBinder<PropertyInjector<ShopDelegate>>
    ) -> BindingReceipt<PropertyInjector<ShopDelegate>> {
        return bind.propertyInjector(configuredWith: configureDelegate)
    }

    static func configureDelegate(
        binder bind: PropertyInjectionReceiptBinder<ShopDelegate>
    ) -> BindingReceipt<PropertyInjector<ShopDelegate>> {
        return bind.to(injector: ShopDelegate.injectProperties)
    }
}
