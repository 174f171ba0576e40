// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Foundation
import GRDB

extension SQLiteResponseCache: CacheMaintenance {
    /// The cache's file, whether or not it can be used.
    public var file: URL? { location.cache }

    /// Returns a summary of the cache.
    public func summary() async throws -> CacheSummary {
        let cache = try await database.opened()
        let earliest = cache.upkeep.earliest.timeIntervalSince1970
        let parts = try await cache.database.read { try Self.parts(in: $0, since: earliest) }
        return summary(of: parts, cache.database)
    }

    /// Forgets all answers and gives their room back to the disk.
    public func clear() async throws -> CacheSummary {
        let cache = try await database.opened()
        let parts = try await cache.database.write { database in
            let parts = try Self.parts(in: database, since: -.greatestFiniteMagnitude)
            // Bodies first and by themselves, which SQLite does without looking at a row.
            try database.execute(sql: "DELETE FROM body; DELETE FROM response")
            return parts
        }
        await cache.database.shrink()
        return summary(of: parts, cache.database)
    }

    private func summary(of parts: [CacheSummary.Part], _ database: SQLiteDatabase) -> CacheSummary {
        database.isInMemory
            ? CacheSummary(backend: "memory", file: nil, parts: parts)
            : CacheSummary(backend: "sqlite", file: location.cache, parts: parts)
    }

    private static func parts(in database: Database, since earliest: Double) throws -> [CacheSummary.Part] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT host, account, COUNT(*), SUM(size), MIN(confirmedAt), MAX(confirmedAt)
                FROM response WHERE confirmedAt >= ? GROUP BY host, account
                """,
            arguments: [earliest]
        ).compactMap { row in
            guard let host = String.fromDatabaseValue(row[0]), let account = String.fromDatabaseValue(row[1]),
                let entries = Int.fromDatabaseValue(row[2]), let bytes = Int.fromDatabaseValue(row[3]),
                let oldest = Double.fromDatabaseValue(row[4]), let newest = Double.fromDatabaseValue(row[5])
            else { return nil }
            return CacheSummary.Part(
                host: host, account: account, entries: entries, bytes: bytes,
                oldest: Date(timeIntervalSince1970: oldest), newest: Date(timeIntervalSince1970: newest))
        }
    }
}
