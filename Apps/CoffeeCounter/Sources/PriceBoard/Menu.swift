// SPDX-License-Identifier: Apache-2.0

import DI

/// The menu of the day. Only loading it awaits; whoever has it reads the prices at once.
struct Menu: Sendable, Autowired {
    typealias SharedIn = Singleton

    let prices: [String: Int]

    static func make(from service: any PriceService) async throws -> Menu {
        Menu(prices: try await service.prices())
    }
}
