// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

/// A client as a struct of functions, as those libraries like them.
struct MenuClient: Sendable {
    var drinks: @Sendable () async throws -> [String]
    var order: @Sendable (String) async throws -> Int
}

extension MenuClient {
    static let live: MenuClient = MenuClient(drinks: { ["espresso", "lungo"] }, order: { _ in 7 })
    static let preview: MenuClient = MenuClient(drinks: { ["tea"] }, order: { _ in 0 })
    static let unimplemented: MenuClient = MenuClient(drinks: { [] }, order: { _ in -1 })
}

/// `liveValue`, `previewValue` and `testValue` of a key.
extension DefaultValues {
    var menuClient: Default<MenuClient> {
        self { .live }
            .inPreviews { .preview }
            .unimplementedInTests { .unimplemented }
    }

    /// A clock of its own: none comes with the library.
    var cupNumber: Default<@Sendable () -> Int> {
        self { { 95 } }
    }
}

@MainActor
final class MenuModel {
    @Injected(\.menuClient) private var client
    @Injected(\.cupNumber) private var cupNumber
    private(set) var lines: [String] = []

    func load() async throws {
        lines = try await client.drinks()
    }

    func order(_ drink: String) async throws {
        lines.append("\(drink): order \(try await client.order(drink)), cup \(cupNumber())")
    }
}
