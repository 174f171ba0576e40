// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient

/// A client as a struct of functions.
struct MenuClient: Sendable {
    var drinks: @Sendable () throws -> [String]
}

struct Closed: Error {}

extension DefaultValues {
    var menuClient: Default<MenuClient> {
        self { MenuClient { ["espresso", "lungo"] } }
            .unimplementedInTests { MenuClient { [] } }
    }
}

@MainActor
final class MenuModel {
    @Injected(\.menuClient) private var client
    private(set) var drinks: [String] = []
    private(set) var message: String?

    func load() {
        do {
            drinks = try client.drinks()
        } catch {
            message = "The kitchen is closed"
        }
    }
}
