// SPDX-License-Identifier: Apache-2.0

import DI
import DIMigration
import DIModules

func countWithLog() throws -> Int {
    let shop = try Injector(log: Log(.debug) { level, line in print("\(level): \(line)") }) {
        include(storage)
        include(useCases)
    }
    let table = try Injector(parent: shop) {
        value(Settings(roaster: "12 Harbour Street"))
    }
    return table.get(CountOrders.self).count
}
