// SPDX-License-Identifier: Apache-2.0

/// The prices of today.
protocol PriceService: Sendable {
    /// The price of a drink in cents, without tax.
    func price(of drink: Drink) -> Int
}

/// Prices that are the same every day.
struct FixedPrices: PriceService {
    func price(of drink: Drink) -> Int {
        switch drink {
        case .espresso: 220
        case .cappuccino: 340
        case .filter: 280
        }
    }
}
