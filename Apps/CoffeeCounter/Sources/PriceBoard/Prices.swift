// SPDX-License-Identifier: Apache-2.0

/// The service that knows today's prices, and may be far away.
protocol PriceService: Sendable {
    /// The prices in cents, by drink.
    func prices() async throws -> [String: Int]
}

/// Prices that are the same every day. A program with a network would bind a client here instead.
struct FixedPrices: PriceService {
    func prices() -> [String: Int] { ["cappuccino": 340, "espresso": 220, "filter": 280] }
}
