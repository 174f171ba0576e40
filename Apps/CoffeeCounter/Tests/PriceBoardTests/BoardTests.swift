// SPDX-License-Identifier: Apache-2.0

import DI
import DIAmbient
import DITesting
import Testing

@testable import PriceBoard

struct RoundPrices: PriceService {
    func prices() -> [String: Int] { ["espresso": 100, "filter": 100] }
}

/// A service that always fails.
struct ClosedService: PriceService {
    struct Closed: Error {}

    func prices() throws -> [String: Int] { throw Closed() }
}

enum ClosedServiceModule: Module, Listed {
    static var bindings: Bindings {
        factory(as: (any PriceService).self) { ClosedService() }
    }
}

/// Each test has a board of its own.
@MainActor
@Suite(
    .injector(BoardComponent.self),
    .overriding { factory(as: (any PriceService).self) { RoundPrices() } })
struct BoardTests {
    private let board = inject(onMainActor: Board.self)

    @Test func board_showsThePrices_inOrder() {
        #expect(board.lines == ["espresso: 100 cents", "filter: 100 cents"])
    }

    @Test func board_losesWhatIsSoldOut() {
        board.remove("espresso")
        #expect(board.lines == ["filter: 100 cents"])
    }

    @Test(
        .overriding {
            value(Menu(prices: ["espresso": 150]))
            factory(as: (any PriceService).self) { ClosedService() }
        })
    func menu_needsNoService_whereItIsReplaced() {
        #expect(board.lines == ["espresso: 150 cents"])
    }
}

/// The graph of the board, and the end of a build without a service.
@Suite struct BoardGraphTests {
    @Test func graph_isValid() throws {
        try BoardComponent.validate()
    }

    @Test @MainActor func board_isNotMade_withoutTheMenu() async throws {
        let boards = try ComponentFactory.of(BoardComponent.self, overriding: [ClosedServiceModule.self])
        let error = await #expect(throws: ConstructionError.self) { try await boards.build() }
        #expect(error?.path.first?.name == "Menu")
        #expect(error?.underlying is ClosedService.Closed)
    }
}
