// SPDX-License-Identifier: Apache-2.0

import Core
import DI

/// Makes coffee.
public struct CoffeeMaker: Autowired {
    /// The boiler of the shop.
    public let boiler: Boiler
    let filter: Filter

    init(boiler: Boiler, filter: Filter, water: Water) {
        self.boiler = boiler
        self.filter = filter
    }
}

final class Filter: Autowired, Sendable {
    typealias SharedIn = Core.Opening
}
