// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Foundation
import GRDB

extension SQLiteStorage {
    /// The file of the cache, even if it can't be used.
    package var file: URL? { location.cache }

    /// Returns a summary of the cache.
    package func summary() async throws -> CacheSummary {
        let cache = try await cacheDatabase.opened()
        let earliest = cache.upkeep.earliest.timeIntervalSince1970
        let totals = try await cache.database.read { try Self.totals(in: $0, since: earliest) }
        return summary(totals, of: cache.database)
    }

    /// Deletes all responses, and returns their space to the disk.
    package func clear() async throws -> CacheSummary {
        let cache = try await cacheDatabase.opened()
        let totals = try await cache.database.write { database in
            let totals = try Self.totals(in: database, since: -.greatestFiniteMagnitude)
            // Bodies first and by themselves, which SQLite does without looking at a row.
            try database.execute(sql: "DELETE FROM body; DELETE FROM response")
            return totals
        }
        await cache.database.shrink()
        return summary(totals, of: cache.database)
    }

    private typealias Totals = (entries: Int, bytes: Int, oldest: Date?, newest: Date?)

    private func summary(_ totals: Totals, of database: SQLiteDatabase) -> CacheSummary {
        CacheSummary(
            backend: database.isInMemory ? "memory" : "sqlite", file: database.isInMemory ? nil : location.cache,
            entries: totals.entries, bytes: totals.bytes, oldest: totals.oldest, newest: totals.newest)
    }

    private static func totals(in database: Database, since earliest: Double) throws -> Totals {
        let row = try Row.fetchOne(
            database,
            sql: """
                SELECT COUNT(*), SUM(size), MIN(confirmedAt), MAX(confirmedAt) FROM response WHERE confirmedAt >= ?
                """,
            arguments: [earliest])
        let numbers = (0..<2).map { index in row.flatMap { Int.fromDatabaseValue($0[index]) } ?? 0 }
        let times = (2..<4).map { index in
            row.flatMap { Double.fromDatabaseValue($0[index]) }.map { Date(timeIntervalSince1970: $0) }
        }
        return (numbers[0], numbers[1], times[0], times[1])
    }
}
