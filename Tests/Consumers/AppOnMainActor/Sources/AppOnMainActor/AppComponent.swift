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

        let binder = binder.onMainActor
        binder.bind(WelcomeModel.self).to(factory: WelcomeModel.init)
        binder.bind(SignInModel.self).to(factory: SignInModel.init)
        binder.bind(MenuModel.self).sharedInScope().to(factory: MenuModel.init)
        binder.bind(HelpModel.self).to(factory: HelpModel.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<AppModel>) -> BindingReceipt<AppModel> {
        bind.onMainActor().to(factory: AppModel.init)
    }
}

struct BackendModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        // An actor is made anywhere: no step.
        binder.bind(Connection.self).sharedInScope().to { Connection() }

        let binder = binder.onMainActor
        binder.bind((any Backend).self).sharedInScope().to { (connection: Connection) in
            ShopBackend(connection: connection)
        }
        // Shared without Sendable: made, read and released on the main actor only.
        binder.bind(PriceFormatter.self).sharedInScope().to(factory: PriceFormatter.init)
    }
}

struct SettingsModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        let binder = binder.onMainActor
        binder.bind(Settings.self).sharedInScope().to(factory: Settings.init)
        binder.bind(SettingsModel.self).to(factory: SettingsModel.init)
    }
}
