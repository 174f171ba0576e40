// SPDX-License-Identifier: Apache-2.0

import DI

/// A class as it was written before Swift had actors: mutable, shared and of no thread.
class Cart {
    var drinks: [String] = []
}

@MainActor
class Prices {
    let cents: [String: Int]

    init() async throws {
        await Task.yield()
        cents = ["espresso": 250, "lungo": 280]
    }
}

@MainActor
class Screen {
    var cart: Cart!
    let title: String

    init(title: String) {
        self.title = title
    }
}

@MainActor
class TillScreen: Screen {
    let prices: Prices
    let receipts: MainActorFactory<ReceiptScreen.OfTotal>

    init(cart: Cart, prices: Prices, receipts: MainActorFactory<ReceiptScreen.OfTotal>) {
        self.prices = prices
        self.receipts = receipts
        super.init(title: "till")
        self.cart = cart
    }

    func pay() -> ReceiptScreen {
        receipts.build(cart.drinks.compactMap { prices.cents[$0] }.reduce(0, +))
    }
}

@MainActor
class ReceiptScreen: Screen {
    struct OfTotal: AssistedFactory {
        typealias Seed = Int
        typealias Element = ReceiptScreen
    }

    let total: Int

    init(total: Assisted<Int>, cart: Cart) {
        self.total = total.get()
        super.init(title: "receipt")
        self.cart = cart
    }
}

/// What a storyboard would make is filled by an injector.
struct Shop {
    let till: TillScreen
    let injector: MainActorPropertyInjector<Screen>
}

struct ShopComponent: RootComponent {
    typealias Root = Shop
    typealias Scope = Singleton
    typealias Construction = OnMainActor.Asynchronous

    static func configure(binder: Binder<Singleton>) {
        // Not Sendable, and shared: on the main actor that is allowed.
        binder.bind(Cart.self).sharedOnMainActor().onMainActor(Cart.init)
        binder.bind(Prices.self).sharedInScope().asynchronousOnMainActor(Prices.init)
        binder.bindFactory(ReceiptScreen.self).with(ReceiptScreen.OfTotal.self).onMainActor(ReceiptScreen.init)
        binder.bindPropertyInjectionOf(Screen.self).onMainActor { (screen: Screen, cart: Cart) in screen.cart = cart }
        binder.bind(TillScreen.self).onMainActor(TillScreen.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Shop>) -> BindingReceipt<Shop> {
        bind.onMainActor(Shop.init)
    }
}

@MainActor
func serve() async throws {
    let shop = try await ComponentFactory.of(ShopComponent.self).build()
    let other = Screen(title: "from a storyboard")
    shop.injector.injectProperties(into: other)
    other.cart.drinks = ["espresso", "lungo"]
    let receipt = shop.till.pay()
    print(receipt.title, receipt.total, receipt.cart === other.cart)
}

try await serve()
