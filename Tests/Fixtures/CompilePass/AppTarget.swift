// SPDX-License-Identifier: Apache-2.0
// An app target of Xcode 26: classes, structs and conformances belong to the main actor, and no one of them says so. Components, modules
// and tags need not say anything either; what a client writes is `onMainActor` at the end of a binding, and `Construction`.
// Compiles as: Swift 6, app target
// Compiles as: Swift 6, main actor by default

import DI

final class Theme {
    var color: String = "brown"
}

final class Store: Sendable {
    let path: String

    init() throws {
        path = "orders"
    }
}

final class Session {
    let token: String

    init(token: String) {
        self.token = token
    }

    static func open(store: Store) async throws -> Session {
        Session(token: "session of \(store.path)")
    }
}

struct MaximumOrders: Tag {
    typealias Element = Int
}

final class Screen {
    var title: String = ""
    var theme: Theme?

    func inject(theme: Theme, session: Session) {
        self.theme = theme
        title = session.token
    }
}

final class OrderModel {
    let number: Int
    let theme: Theme

    init(number: Assisted<Int>, theme: Theme) {
        self.number = number.get()
        self.theme = theme
    }
}

struct OrderFactory: AssistedFactory {
    typealias Seed = Int
    typealias Element = OrderModel
}

struct Row {
    let name: String
}

/// A conformance that code of any isolation uses, here the set, does not belong to the main actor.
nonisolated struct Milk: Hashable {
    let name: String
}

final class MenuModel {
    let rows: [Row]
    let milks: Set<Milk>
    let prices: [String: Double]
    let theme: Theme
    let makeTheme: () -> Theme

    init(rows: [Row], milks: Set<Milk>, prices: [String: Double], theme: Theme, makeTheme: @escaping () -> Theme) {
        self.rows = rows
        self.milks = milks
        self.prices = prices
        self.theme = theme
        self.makeTheme = makeTheme
    }
}

final class Home {
    let menu: MenuModel
    let session: Session
    let orders: MainActorFactory<OrderFactory>
    let fill: MainActorPropertyInjector<Screen>
    let details: ComponentFactory<DetailComponent>
    let maximum: Int

    init(
        menu: MenuModel, session: Session, orders: MainActorFactory<OrderFactory>,
        fill: MainActorPropertyInjector<Screen>, details: ComponentFactory<DetailComponent>,
        maximum: TaggedProvider<MaximumOrders>
    ) {
        self.menu = menu
        self.session = session
        self.orders = orders
        self.fill = fill
        self.details = details
        self.maximum = maximum.get()
    }
}

enum MenuModule: Module {
    static func configure(binder: UnscopedBinder) {
        binder.bind(MenuModel.self).onMainActor(MenuModel.init)
        binder.bind(Row.self).intoCollection().onMainActor { Row(name: "mocha") }
        binder.bind(Row.self).intoCollection().onMainActor { [Row(name: "lungo"), Row(name: "ristretto")] }
        binder.bind(Milk.self).intoSet().onMainActor { Milk(name: "oat") }
        binder.bind(Double.self).intoDictionary(key: "mocha").to(value: 3.5)
    }
}

enum AppModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: MenuModule.self)
        binder.install(dependency: DetailComponent.self)
        binder.bind(Theme.self).sharedInScope().onMainActor(Theme.init)
        binder.bind(Store.self).sharedInScope().throwingOnMainActor(Store.init)
        binder.bind(Session.self).sharedInScope().asynchronousOnMainActor(Session.open)
        binder.bind().tagged(with: MaximumOrders.self).to(value: 3)
        binder.bindFactory(OrderModel.self).with(OrderFactory.self).onMainActor(OrderModel.init)
        binder.bindPropertyInjectionOf(Screen.self).onMainActor(Screen.inject)
        bindCaption(binder)
    }

    private static func bindCaption(_ binder: Binder<Singleton>) {
        binder.bind(String.self).configured(with: { $0.onMainActor { "caption" } })
    }
}

enum DetailComponent: Component {
    typealias Seed = Int
    typealias Root = Row
    typealias Construction = OnMainActor

    static func configure(binder: UnscopedBinder) {}

    static func configureRoot(binder bind: ReceiptBinder<Row>) -> BindingReceipt<Row> {
        bind.onMainActor { (number: Int, caption: String) in Row(name: "\(caption) \(number)") }
    }
}

enum AppComponent: RootComponent {
    typealias Root = Home
    typealias Scope = Singleton
    typealias Construction = OnMainActor.Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: AppModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
        bind.onMainActor(Home.init)
    }
}

func start() async throws -> String {
    let home = try await ComponentFactory.of(AppComponent.self).build()
    let screen = Screen()
    home.fill.injectProperties(into: screen)
    let order = home.orders.build(7)
    let isShared = order.theme === screen.theme && home.menu.makeTheme() === home.menu.theme
    let rows = home.menu.rows.map(\.name).sorted().joined(separator: ", ")
    return "\(screen.title), \(order.number), \(isShared), \(rows), \(home.details.build(2).name), \(home.maximum)"
}
