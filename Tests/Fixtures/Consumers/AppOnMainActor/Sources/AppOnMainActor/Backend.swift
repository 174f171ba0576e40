// SPDX-License-Identifier: Apache-2.0

import DI

struct Drink: Equatable {
    let name: String
    let cents: Int
}

struct Credentials {
    let name: String
    let card: String
}

struct Refused: Error {}

protocol Backend: Sendable {
    func menu() async throws -> [Drink]
    func points(of credentials: Credentials) async throws -> Int
    func leave(_ name: String) async throws
}

final class ShopBackend: Backend {
    private let connection: Connection

    init(connection: Connection) {
        self.connection = connection
    }

    func menu() async throws -> [Drink] {
        try await connection.lines(of: "menu").map { Drink(name: $0, cents: 250) }
    }

    func points(of credentials: Credentials) async throws -> Int {
        guard credentials.card.count == 4 else { throw Refused() }
        return try await connection.lines(of: credentials.card).count
    }

    func leave(_ name: String) async throws {
        _ = try await connection.lines(of: "goodbye \(name)")
    }
}

/// An actor of its own: nothing of it belongs to the main actor.
actor Connection {
    private var requests = 0

    func lines(of document: String) throws -> [String] {
        requests += 1
        return document == "menu" ? ["espresso", "lungo"] : [document]
    }
}

/// Neither on the main actor nor Sendable, as the formatters of Foundation were.
nonisolated final class PriceFormatter {
    private var used = 0

    func text(_ cents: Int) -> String {
        used += 1
        return "\(cents / 100).\(cents % 100 / 10)\(cents % 10) €"
    }
}
