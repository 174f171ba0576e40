// SPDX-License-Identifier: Apache-2.0

import DI
import Stock

// Block 43
final class StockList: Autowired {
    let stock: any Stock
    let order: BeanOrder

    init(_ stock: any Stock, _ order: BeanOrder) {
        self.stock = stock
        self.order = order
    }
}

struct Farm: Supplier, Autowired {
    typealias BoundAs = any Supplier

    let name: String = "a farm"
}
