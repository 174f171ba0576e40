// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB

extension DatabaseMigration {
    /// The tables of responses; bodies are apart, so that confirming or counting responses touches none.
    package static let responses = DatabaseMigration(
        file: .cache, version: 1,
        sql: """
            CREATE TABLE response (
                id INTEGER PRIMARY KEY,
                host TEXT NOT NULL, account TEXT NOT NULL, method TEXT NOT NULL, url TEXT NOT NULL,
                accept TEXT NOT NULL, apiVersion TEXT NOT NULL,
                etag TEXT, link TEXT, confirmedAt REAL NOT NULL, size INTEGER NOT NULL,
                UNIQUE (host, account, method, url, accept, apiVersion)
            );
            CREATE INDEX responseByTime ON response (confirmedAt);
            CREATE TABLE body (
                id INTEGER PRIMARY KEY REFERENCES response (id) ON DELETE CASCADE,
                data BLOB NOT NULL
            );
            """)
}

extension SQLiteStorage {
    /// Returns the response that is kept for a key.
    package func response(for key: CacheKey) async throws -> StoredResponse? {
        let cache = try await cacheDatabase.opened()
        let earliest = cache.upkeep.earliest.timeIntervalSince1970
        return try await cache.database.read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT data, etag, link, confirmedAt FROM response JOIN body USING (id)
                    WHERE \(Self.condition) AND confirmedAt >= ?
                    """)
            return try Row.fetchOne(statement, arguments: Self.arguments(key) + [earliest]).flatMap(Self.response)
        }
    }

    package func bodies(host: String, account: String, mostBytes: Int) async throws -> [Data] {
        let cache = try await cacheDatabase.opened()
        let earliest = cache.upkeep.earliest.timeIntervalSince1970
        return try await cache.database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT data FROM body JOIN (
                        SELECT id, confirmedAt, SUM(size) OVER (ORDER BY confirmedAt DESC, id) AS bytes FROM response
                        WHERE host = ? AND account = ? AND confirmedAt >= ?
                    ) USING (id) WHERE bytes <= ? ORDER BY bytes
                    """,
                arguments: [host, account, earliest, mostBytes]
            ).compactMap { Data.fromDatabaseValue($0[0]) }
        }
    }

    /// Stores a response, and evicts the oldest ones if there are too many.
    package func store(_ response: StoredResponse, for key: CacheKey) async throws {
        let cache = try await cacheDatabase.opened()
        try await cache.database.write { database in
            let statement = try database.cachedStatement(
                sql: """
                    INSERT INTO response (host, account, method, url, accept, apiVersion, etag, link, confirmedAt, size)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT DO UPDATE SET
                        etag = excluded.etag, link = excluded.link, confirmedAt = excluded.confirmedAt,
                        size = excluded.size
                    RETURNING id
                    """)
            let values: StatementArguments = [
                response.etag, response.link, response.confirmedAt.timeIntervalSince1970, response.body.count,
            ]
            let id = try Int64.fetchOne(statement, arguments: Self.arguments(key) + values)
            try database.cachedStatement(sql: "INSERT OR REPLACE INTO body (id, data) VALUES (?, ?)")
                .execute(arguments: [id, response.body])
            try cache.upkeep.run(in: database)
        }
    }

    package func confirm(_ key: CacheKey, at time: Date, link: String?) async throws {
        try await cacheDatabase.opened().database.write { database in
            let values: StatementArguments = [time.timeIntervalSince1970, link]
            try database.cachedStatement(
                sql: "UPDATE response SET confirmedAt = ?, link = COALESCE(?, link) WHERE \(Self.condition)"
            ).execute(arguments: values + Self.arguments(key))
        }
    }

    package func removeResponse(for key: CacheKey) async throws {
        try await cacheDatabase.opened().database.write { database in
            try database.cachedStatement(sql: "DELETE FROM response WHERE \(Self.condition)")
                .execute(arguments: Self.arguments(key))
        }
    }

    /// Converted by hand: GRDB's subscripts trap where a column holds another type, which any program can put there.
    private static func response(_ row: Row) -> StoredResponse? {
        guard let body = Data.fromDatabaseValue(row[0]), let time = Double.fromDatabaseValue(row[3]) else {
            return nil
        }
        return StoredResponse(
            body: body, etag: String.fromDatabaseValue(row[1]), link: String.fromDatabaseValue(row[2]),
            confirmedAt: Date(timeIntervalSince1970: time))
    }

    private static let condition =
        "host = ? AND account = ? AND method = ? AND url = ? AND accept = ? AND apiVersion = ?"

    private static func arguments(_ key: CacheKey) -> StatementArguments {
        [key.host, key.account, key.method, key.url, key.accept, key.apiVersion]
    }
}
