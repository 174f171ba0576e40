// SPDX-License-Identifier: Apache-2.0

import DI

final class Chalkboard {
    var drinks: [String] = []

    func inject(_ menu: Menu) {
        drinks = menu.drinks
    }
}

struct Menu: Sendable {
    let drinks: [String]
}

struct ChalkboardModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(Menu.self).to(value: Menu(drinks: ["espresso"]))
        // Block 35
        binder
            .bindPropertyInjectionOf(Chalkboard.self)
            .to(injector: Chalkboard.inject)
    }
}

// Block 36
/// The two forms of an injector, here of one dependency.
let function: @Sendable (Chalkboard, Menu) -> Void = { board, menu in board.inject(menu) }

// Block 37
let method: @Sendable (Chalkboard) -> (Menu) -> Void = Chalkboard.inject

class Sticker {
    var price: Int = 0
}

final class GlossySticker: Sticker {
    var color: UIColor?
    var shop: String = ""

    func inject(shop: TaggedProvider<RoasterAddress>, style: CounterStyle) {
        self.shop = shop.get()
        color = style.color
    }
}

struct Price: Tag {
    typealias Element = Int
}

struct StickersModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.include(module: RoasterModule.self)
        binder.bind().tagged(with: Price.self).to(value: 3)
        binder.bind(CounterStyle.self).to { CounterStyle(color: .blue) }
        // Block 38
        binder
            .bindPropertyInjectionOf(Sticker.self)
            .to { (sticker: Sticker, price: TaggedProvider<Price>) in sticker.price = price.get() }
        // Block 39
        binder
            .bindPropertyInjectionOf(GlossySticker.self)
            .to {
                (
                    sticker: GlossySticker, base: PropertyInjector<Sticker>, shop: TaggedProvider<RoasterAddress>,
                    style: CounterStyle
                ) in
                base.injectProperties(into: sticker)
                sticker.inject(shop: shop, style: style)
            }
    }
}

// Block 40
/// Made by a storyboard.
final class TillViewController: UIViewController {
    private(set) var street: String = ""
    private(set) var price: Int = 0

    func inject(street: TaggedProvider<RoasterAddress>, price: TaggedProvider<Price>) {
        self.street = street.get()
        self.price = price.get()
    }
}

// Block 41
struct TillModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder
            .bindPropertyInjectionOf(TillViewController.self)
            .onMainActor(TillViewController.inject)
    }
}

// Block 42
struct Storyboard {
    let injector: MainActorPropertyInjector<TillViewController>

    @MainActor
    func till() -> TillViewController {
        let till = TillViewController(nibName: "Till", bundle: nil)
        injector.injectProperties(into: till)
        return till
    }
}
