// SPDX-License-Identifier: Apache-2.0

import DI

struct AppComponent: RootComponent {
    typealias Root = AppModel
    typealias Scope = Singleton
    typealias Construction = OnMainActor

    static func configure(binder: Binder<Singleton>) {
        binder.include(module: BackendModule.self)
        binder.include(module: SettingsModule.self)
        binder.install(dependency: SessionComponent.self)

        binder.bind(WelcomeModel.self).onMainActor(WelcomeModel.init)
        binder.bind(SignInModel.self).onMainActor(SignInModel.init)
        binder.bind(MenuModel.self).sharedInScope().onMainActor(MenuModel.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<AppModel>) -> BindingReceipt<AppModel> {
        bind.onMainActor(AppModel.init)
    }
}

struct BackendModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        // An actor is made anywhere.
        binder.bind(Connection.self).sharedInScope().to { Connection() }

        binder.bind((any Backend).self).sharedInScope().onMainActor { (connection: Connection) in
            ShopBackend(connection: connection)
        }
        // Shared without Sendable: made, read and released on the main actor only.
        binder.bind(PriceFormatter.self).sharedOnMainActor().onMainActor(PriceFormatter.init)
    }
}

struct SettingsModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(Settings.self).sharedInScope().onMainActor(Settings.init)
        binder.bind(SettingsModel.self).onMainActor(SettingsModel.init)
    }
}
