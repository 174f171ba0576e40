// SPDX-License-Identifier: Apache-2.0

import DI
import Synchronization

/// The orders of the day, of all tables.
protocol OrderStore: Sendable {
    func add(_ order: Order)
    var orders: [Order] { get }
}

final class MemoryOrderStore: OrderStore {
    private let all: Mutex<[Order]> = Mutex([])

    var orders: [Order] { all.withLock(\.self) }

    func add(_ order: Order) {
        all.withLock { $0.append(order) }
    }
}

enum StorageModule: Module, Listed {
    static var bindings: Bindings {
        // Shared: all tables write into the same store.
        single(as: (any OrderStore).self) { MemoryOrderStore() }
    }
}
