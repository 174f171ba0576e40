// SPDX-License-Identifier: Apache-2.0

import DI

// Block 17
final class MenuView: AutowiredProperties {
    private(set) var menu: Menu?

    func inject(_ menu: Menu) {
        self.menu = menu
    }
}

final class WinterView: AutowiredProperties {
    private(set) var drinks: [any Drink] = []

    func inject(_ drinks: TaggedProvider<WinterDrinks>) {
        self.drinks = drinks.get()
    }
}

func views(_ shop: Injector) -> (MenuView, WinterView) {
    let (menu, winter) = (MenuView(), WinterView())
    shop.get(PropertyInjector<MenuView>.self).injectProperties(into: menu)
    shop.get(PropertyInjector<WinterView>.self).injectProperties(into: winter)
    return (menu, winter)
}
