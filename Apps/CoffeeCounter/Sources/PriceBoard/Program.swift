// SPDX-License-Identifier: Apache-2.0

import DI

/// The whole program. Its build awaits the menu, and makes the board on the main actor.
enum BoardComponent: RootComponent, Listed {
    typealias Root = Board
    typealias Construction = OnMainActor.Asynchronous

    static var bindings: Bindings {
        include(module: PriceBoardBindings.self)
        include(module: PriceBoardSingletonBindings.self)
        factory(as: (any PriceService).self) { FixedPrices() }
    }
}

/// PriceBoard [DRINK...], without those that are sold out
@main
enum Program: ComponentProgram {
    @MainActor static func run() async throws {
        let board = try await ComponentFactory.of(BoardComponent.self).build()
        for drink in CommandLine.arguments.dropFirst() { board.remove(drink) }
        for line in board.lines { print(line) }
    }
}
