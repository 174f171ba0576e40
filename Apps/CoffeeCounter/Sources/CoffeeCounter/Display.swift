// SPDX-License-Identifier: Apache-2.0

import DI

/// The board above the counter. Like everything that draws, it belongs to the main actor.
@MainActor
package final class Board: Autowired {
    typealias SharedIn = Singleton

    private let store: any OrderStore
    package private(set) var lines: [String] = []

    init(store: any OrderStore) {
        self.store = store
    }

    /// Shows the orders up to now.
    package func refresh() {
        lines = store.orders.map { "table \($0.table): \($0.drink), \($0.cents) cents" }
    }
}
