// SPDX-License-Identifier: Apache-2.0

import DI
import World

package var components: [any RootComponent.Type] { [ScreenComponent.self, LoadedComponent.self] }

@MainActor
final class Theme {}

@MainActor
final class Menu {
    init(theme: Theme, beans: [Beans], till: Till) {}
}

@MainActor
final class Screen {
    init(menu: Menu, later: @escaping () -> Menu, theme: MainActorLazy<Theme>) {}
}

enum ScreenComponent: RootComponent {
    typealias Scope = Singleton
    typealias Construction = OnMainActor

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Theme.self).sharedOnMainActor(.eager).onDispose { _ in }.onMainActor(Theme.init)
        binder.bind(Till.self).to(factory: Till.init)
        binder.bind(Menu.self).onMainActor(Menu.init)
        binder.bind(Beans.self).intoCollection().to(value: Beans("Huila"))
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.onMainActor(Screen.init)
    }
}

@MainActor
final class Session {
    init() async throws {}
}

@MainActor
final class Account {
    init() throws {}
}

@MainActor
final class Home {
    init(session: Session, account: Account) {}
}

enum LoadedComponent: RootComponent {
    typealias Scope = Singleton
    typealias Construction = OnMainActor.Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Session.self).sharedInScope().asynchronousOnMainActor(Session.init)
        binder.bind(Account.self).sharedInScope().throwingOnMainActor(Account.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
        bind.onMainActor(Home.init)
    }
}
