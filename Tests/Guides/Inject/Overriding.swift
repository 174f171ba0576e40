// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DIModules

/// All points, until a rollback.
@MainActor
func closeForWinter() async throws -> [[String]] {
    let before = MenuBoard()
    let winter = try ModuleStack.shared.load(priority: .high) {
        factory(\.menuSource) { PrintedMenu() }
    }
    let during = try await MenuBoard().drinks()
    try ModuleStack.shared.unload(winter)
    return [try await before.drinks(), during, try await MenuBoard().drinks()]
}

/// The same declarations in a graph, whose own bindings need them.
struct Chalkboard {
    let source: any MenuSource
    let boiler: Boiler
}

let chalk = Bindings {
    factory(as: (any MenuSource).self, to: \.menuSource)
    factory(as: Boiler.self, to: \.boiler)
    factory(Chalkboard.init)
}

func isOneBoiler() throws -> Bool {
    let shop = try Injector(chalk)
    return shop.run { inject(Chalkboard.self).boiler === inject(\.boiler) }
}
