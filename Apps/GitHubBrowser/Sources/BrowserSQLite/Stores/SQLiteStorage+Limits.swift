// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB

extension DatabaseMigration {
    /// The table of limits.
    package static let limits = DatabaseMigration(
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

    /// Returns the limits of an account at a host.
    package func limits(host: String, account: String) async throws -> [LimitState] {
        try await cacheDatabase.opened().database.read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT resource, allowed, remaining, resetAt, blockedUntil, strikes, updatedAt
                    FROM limitState WHERE host = ? AND account = ? ORDER BY resource
                    """)
            return try Row.fetchAll(statement, arguments: [host, account]).compactMap(Self.state)
        }
    }

    package func save(_ state: LimitState, host: String, account: String) async throws {
        let earliest = clock.now().addingTimeInterval(-Self.lifetime).timeIntervalSince1970
        try await cacheDatabase.opened().database.write { database in
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

    private static func state(_ row: Row) -> LimitState? {
        guard let resource = String.fromDatabaseValue(row[0]), let strikes = Int.fromDatabaseValue(row[5]),
            let updatedAt = time(row[6])
        else { return nil }
        return LimitState(
            resource: resource, limit: Int.fromDatabaseValue(row[1]), remaining: Int.fromDatabaseValue(row[2]),
            resetAt: time(row[3]), blockedUntil: time(row[4]), strikes: strikes, updatedAt: updatedAt)
    }

    private static func time(_ value: DatabaseValue) -> Date? {
        Double.fromDatabaseValue(value).map { Date(timeIntervalSince1970: $0) }
    }
}
