// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIModules

/// `withDependencies`.
@MainActor
func onboarding() async throws -> [String] {
    let tutorial = try Injector(parent: .current) {
        value(\.menuClient, .preview)
    }
    let model = tutorial.run { MenuModel() }
    try await model.load()
    return model.lines
}

/// `withDependencies(from:)`: a model that makes others later holds the injector it was made with.
@MainActor
final class AppModel {
    private let injector = Injector.current

    func openMenu() -> MenuModel {
        injector.run { MenuModel() }
    }
}

@MainActor
func childOfAnotherWorld() async throws -> [String] {
    let tutorial = try Injector(parent: .current) {
        value(\.menuClient, .preview)
    }
    let app = tutorial.run { AppModel() }
    let menu = app.openMenu()
    try await menu.load()
    return menu.lines
}

/// A graph needs neither: it makes the children, and their dependencies are parameters.
@MainActor
final class CardModel {
    private let client: MenuClient
    private(set) var lines: [String] = []

    init(client: MenuClient) {
        self.client = client
    }

    func load() async throws {
        lines = try await client.drinks()
    }
}

@MainActor
final class ShopModel {
    private let cards: () -> CardModel

    init(cards: @escaping () -> CardModel) {
        self.cards = cards
    }

    func openCard() -> CardModel { cards() }
}

let models = Bindings {
    factory(as: MenuClient.self, to: \.menuClient)
    onMainActor.factory { CardModel(client: $0) }
    onMainActor.factory { ShopModel(cards: $0) }
}

@MainActor
func childOfTheGraph() async throws -> [String] {
    let shop = try Injector(models)
    let tutorial = try Injector(parent: shop) {
        value(\.menuClient, .preview)
    }
    let card = tutorial.onMainActor.get(ShopModel.self).openCard()
    try await card.load()
    return card.lines
}
