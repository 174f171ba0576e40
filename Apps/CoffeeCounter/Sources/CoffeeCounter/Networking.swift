// SPDX-License-Identifier: Apache-2.0

import DI

/// The service that knows today's prices.
package protocol PriceService: Sendable {
    /// The price of a drink in cents, without tax.
    func price(of drink: Drink) async throws -> Int
}

/// Prices that are the same every day. A program with a network would bind a client here instead.
struct FixedPrices: PriceService {
    func price(of drink: Drink) -> Int {
        switch drink {
        case .espresso: 220
        case .cappuccino: 340
        case .filter: 280
        }
    }
}

enum NetworkingModule: Module, Listed {
    static var bindings: Bindings {
        factory(as: (any PriceService).self) { FixedPrices() }
    }
}
