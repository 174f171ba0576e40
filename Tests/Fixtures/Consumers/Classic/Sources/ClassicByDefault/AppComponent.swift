// SPDX-License-Identifier: Apache-2.0

import DI

final class Router {
    var screens: [String] = ["menu"]
}

final class Menu {
    let drinks: [String]

    init() async throws {
        await Task.yield()
        drinks = ["espresso", "lungo"]
    }
}

final class MenuModel {
    let router: Router
    let menu: Menu

    init(router: Router, menu: Menu) {
        self.router = router
        self.menu = menu
    }
}

/// In Swift 5 mode the compiler warns of `X.init` in a component whose isolation it infers, as if `onMainActor` were missing.
nonisolated struct AppComponent: RootComponent {
    typealias Construction = OnMainActor.Asynchronous

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Router.self).sharedInScope().onMainActor(Router.init)
        binder.bind(Menu.self).sharedInScope().asynchronousOnMainActor(Menu.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<MenuModel>) -> BindingReceipt<MenuModel> {
        bind.onMainActor(MenuModel.init)
    }
}

@main
struct Program {
    static func main() async throws {
        let model = try await ComponentFactory.of(AppComponent.self).build()
        print(model.router.screens, model.menu.drinks)
    }
}
