// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB

extension DatabaseMigration {
    /// The table of limits.
    static let limits = DatabaseMigration(
        file: .cache, version: 2,
        sql: """
            CREATE TABLE limitState (
                host TEXT NOT NULL, account TEXT NOT NULL, resource TEXT NOT NULL,
                allowed INTEGER, remaining INTEGER, resetAt REAL, blockedUntil REAL,
                strikes INTEGER NOT NULL, updatedAt REAL NOT NULL,
                PRIMARY KEY (host, account, resource)
            ) WITHOUT ROWID
            """)
}

extension SQLiteStorage {
    /// Longer than any limit; the rows of a former token are deleted then.
    private static let lifetime: TimeInterval = 7 * 86_400

    package func limits(host: String, account: String) async throws -> [LimitState] {
        try await cache.read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT resource, allowed, remaining, resetAt, blockedUntil, strikes, updatedAt
                    FROM limitState WHERE host = ? AND account = ? ORDER BY resource
                    """)
            return try Row.fetchAll(statement, arguments: [host, account]).compactMap { row in
                guard let resource: String = row.value(0), let strikes: Int = row.value(5), let time = row.time(6)
                else {
                    return nil
                }
                return LimitState(
                    resource: resource, limit: row.value(1), remaining: row.value(2), resetAt: row.time(3),
                    blockedUntil: row.time(4), strikes: strikes, updatedAt: time)
            }
        }
    }

    package func save(_ state: LimitState, host: String, account: String) async throws {
        let earliest = clock.now().addingTimeInterval(-Self.lifetime).timeIntervalSince1970
        try await cache.write { database in
            try database.cachedStatement(sql: "DELETE FROM limitState WHERE updatedAt < ?")
                .execute(arguments: [earliest])
            try database.cachedStatement(
                sql: """
                    INSERT INTO limitState
                        (host, account, resource, allowed, remaining, resetAt, blockedUntil, strikes, updatedAt)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT DO UPDATE SET
                        allowed = excluded.allowed, remaining = excluded.remaining, resetAt = excluded.resetAt,
                        blockedUntil = excluded.blockedUntil, strikes = excluded.strikes,
                        updatedAt = excluded.updatedAt
                    WHERE excluded.updatedAt >= updatedAt
                    """
            ).execute(arguments: [
                host, account, state.resource, state.limit, state.remaining, state.resetAt?.timeIntervalSince1970,
                state.blockedUntil?.timeIntervalSince1970, state.strikes, state.updatedAt.timeIntervalSince1970,
            ])
        }
    }
}
