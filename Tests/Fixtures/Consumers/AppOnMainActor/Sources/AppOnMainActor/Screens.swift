// SPDX-License-Identifier: Apache-2.0

import DI
import Observation

@Observable
final class AppModel {
    let welcome: WelcomeModel
    let signIn: SignInModel
    let menu: MenuModel
    @ObservationIgnored private let settingsModel: () -> SettingsModel

    init(
        welcome: WelcomeModel, signIn: SignInModel, menu: MenuModel, settings: @escaping () -> SettingsModel
    ) {
        self.welcome = welcome
        self.signIn = signIn
        self.menu = menu
        settingsModel = settings
    }

    func openSettings() -> SettingsModel {
        settingsModel()
    }
}

@Observable
final class WelcomeModel {
    let title: String

    init(settings: Settings) {
        title = settings.isGerman ? "Willkommen" : "Welcome"
    }
}

@Observable
final class Settings {
    var isGerman: Bool = false
}

@Observable
final class SettingsModel {
    private let settings: Settings

    init(settings: Settings) {
        self.settings = settings
    }

    func chooseGerman() {
        settings.isGerman = true
    }
}

@Observable
final class MenuModel {
    private(set) var drinks: [Drink] = []
    @ObservationIgnored private let backend: any Backend
    @ObservationIgnored private let formatter: PriceFormatter

    init(backend: any Backend, formatter: PriceFormatter) {
        self.backend = backend
        self.formatter = formatter
    }

    func load() async throws {
        drinks = try await backend.menu()
    }

    func line(_ drink: Drink) -> String {
        "\(drink.name) \(formatter.text(drink.cents))"
    }
}

@Observable
final class SignInModel {
    private(set) var problem: String?
    private var session: ComponentHandle<HomeModel>?
    @ObservationIgnored private let sessions: ComponentFactory<SessionComponent>

    init(sessions: ComponentFactory<SessionComponent>) {
        self.sessions = sessions
    }

    var home: HomeModel? { session?.root }

    func signIn(name: String, card: String) async {
        do {
            session = try await sessions.open(Credentials(name: name, card: card))
        } catch {
            problem = "\((error as? ConstructionError)?.underlying ?? error)"
        }
    }

    func signOut() async {
        if let error = await session?.close() { problem = "\(error)" }
        session = nil
    }
}
