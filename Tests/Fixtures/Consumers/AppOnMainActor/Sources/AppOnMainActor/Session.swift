// SPDX-License-Identifier: Apache-2.0

import DI
import Observation

struct PerSession: Scope {}

struct SessionComponent: Component {
    typealias Seed = Credentials
    typealias Root = HomeModel
    typealias Scope = PerSession
    // The build awaits the account.
    typealias Construction = OnMainActor.Asynchronous

    static func configure(binder: Binder<PerSession>) {
        binder.bind(Account.self).sharedOnMainActor().onStop { try await $0.leave() }
            .asynchronousOnMainActor(Account.init(credentials:backend:))
        binder.bind(Cart.self).sharedInScope().onMainActor(Cart.init)
        binder.bindFactory(DrinkModel.self).with(DrinkModel.OfDrink.self).onMainActor(DrinkModel.init)
        // Not made by the build: only who asks its AsyncProvider waits for it.
        binder.bind(Recommendations.self).sharedInScope().asynchronousOnMainActor(Recommendations.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<HomeModel>) -> BindingReceipt<HomeModel> {
        bind.onMainActor(HomeModel.init)
    }
}

@Observable
final class Account {
    let name: String
    let points: Int
    private(set) var isOpen: Bool = true
    private let backend: (any Backend)?

    init(credentials: Credentials, backend: any Backend) async throws {
        name = credentials.name
        points = try await backend.points(of: credentials)
        self.backend = backend
    }

    init(name: String, points: Int) {
        self.name = name
        self.points = points
        backend = nil
    }

    func leave() async throws {
        try await backend?.leave(name)
        isOpen = false
    }
}

final class Recommendations {
    let drinks: [Drink]

    init(account: Account, backend: any Backend) async throws {
        let menu = try await backend.menu()
        drinks = Array(menu.prefix(account.points))
    }
}

@Observable
final class Cart {
    var drinks: [Drink] = []

    var cents: Int { drinks.map(\.cents).reduce(0, +) }
}

@Observable
final class HomeModel {
    let account: Account
    private(set) var recommended: [Drink] = []
    @ObservationIgnored private let cart: Cart
    @ObservationIgnored private let formatter: PriceFormatter
    @ObservationIgnored private let drinkModels: MainActorFactory<DrinkModel.OfDrink>
    @ObservationIgnored private let recommendations: AsyncProvider<Recommendations>

    init(
        account: Account, cart: Cart, formatter: PriceFormatter, drinks: MainActorFactory<DrinkModel.OfDrink>,
        recommendations: AsyncProvider<Recommendations>
    ) {
        self.account = account
        self.cart = cart
        self.formatter = formatter
        drinkModels = drinks
        self.recommendations = recommendations
    }

    var line: String { "\(account.name), \(account.points) points" }
    var total: String { formatter.text(cart.cents) }

    func open(_ drink: Drink) -> DrinkModel {
        drinkModels.build(drink)
    }

    func loadRecommendations() async throws {
        recommended = try await recommendations.get().drinks
    }
}

@Observable
final class DrinkModel {
    struct OfDrink: AssistedFactory {
        typealias Seed = Drink
        typealias Element = DrinkModel
    }

    let drink: Drink
    private let cart: Cart

    init(drink: Assisted<Drink>, cart: Cart) {
        self.drink = drink.get()
        self.cart = cart
    }

    func addToCart() {
        cart.drinks.append(drink)
    }
}
