// SPDX-License-Identifier: Apache-2.0

import Foundation
import Hummingbird

/// A drink that a guest waits for, or has.
struct Order: ResponseCodable, Sendable, Equatable {
    var id: UUID = UUID()
    let guest: String
    let drink: String
    var isReady: Bool = false
}

/// The wish of a guest.
struct Wish: Decodable {
    let drink: String
}

/// The orders of all guests.
protocol OrderStore: Sendable {
    /// Saves the orders of one unit of work, all or none.
    func save(_ orders: [Order]) async throws
    func orders(of guest: String) async throws -> [Order]
    /// The orders that are to be brewed.
    func waiting() async throws -> [Order]
    func finish(_ id: UUID) async throws
}
