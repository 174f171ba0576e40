// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Foundation
import GRDB

extension SQLiteStorage {
    /// The file of the cache, even if it can't be used.
    package var file: URL? { location.cache }

    package func summary() async throws -> CacheSummary {
        let cache = try await cache
        return try await cache.read { try summary(of: cache, in: $0, since: earliest) }
    }

    package func clear() async throws -> CacheSummary {
        let cache = try await cache
        let removed = try await cache.write { database in
            let content = try summary(of: cache, in: database, since: -.greatestFiniteMagnitude)
            // Bodies first and by themselves, which SQLite does without looking at a row.
            try database.execute(sql: "DELETE FROM body; DELETE FROM response")
            return content
        }
        await cache.shrink()
        return removed
    }

    private func summary(of cache: SQLiteDatabase, in database: Database, since time: Double) throws -> CacheSummary {
        let row = try Row.fetchOne(
            database,
            sql: """
                SELECT COUNT(*), SUM(size), MIN(confirmedAt), MAX(confirmedAt) FROM response WHERE confirmedAt >= ?
                """,
            arguments: [time])
        let isInMemory = cache.isInMemory
        return CacheSummary(
            backend: isInMemory ? "memory" : "sqlite", file: isInMemory ? nil : location.cache,
            entries: row?.value(0) ?? 0, bytes: row?.value(1) ?? 0, oldest: row?.time(2), newest: row?.time(3))
    }
}
