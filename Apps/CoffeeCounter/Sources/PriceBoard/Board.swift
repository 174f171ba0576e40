// SPDX-License-Identifier: Apache-2.0

import DI

/// The board above the counter. Like everything that draws, it belongs to the main actor.
@MainActor
final class Board: Autowired {
    private(set) var lines: [String]

    init(menu: Menu) {
        lines = menu.prices.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value) cents" }
    }

    /// Takes a drink off the board.
    func remove(_ drink: String) {
        lines.removeAll { $0.hasPrefix("\(drink):") }
    }
}
