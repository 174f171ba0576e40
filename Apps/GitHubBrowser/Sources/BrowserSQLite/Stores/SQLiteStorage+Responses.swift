// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB

extension DatabaseMigration {
    /// The tables of responses; bodies are apart, so that confirming or counting responses touches none.
    static let responses = DatabaseMigration(
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
    package func response(for key: CacheKey) async throws -> StoredResponse? {
        try await cache.read { database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT data, etag, link, confirmedAt FROM response JOIN body USING (id)
                    WHERE \(Self.condition) AND confirmedAt >= ?
                    """)
            return try Row.fetchOne(statement, arguments: Self.arguments(key) + [earliest]).flatMap { row in
                guard let body: Data = row.value(0), let time = row.time(3) else { return nil }
                return StoredResponse(body: body, etag: row.value(1), link: row.value(2), confirmedAt: time)
            }
        }
    }

    package func bodies(host: String, account: String, mostBytes: Int) async throws -> [Data] {
        try await cache.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT data FROM body JOIN (
                        SELECT id, confirmedAt, SUM(size) OVER (ORDER BY confirmedAt DESC, id) AS bytes FROM response
                        WHERE host = ? AND account = ? AND confirmedAt >= ?
                    ) USING (id) WHERE bytes <= ? ORDER BY bytes
                    """,
                arguments: [host, account, earliest, mostBytes]
            ).compactMap { $0.value(0) }
        }
    }

    package func store(_ response: StoredResponse, for key: CacheKey) async throws {
        try await cache.write { database in
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
            try removeExcess(from: database)
        }
    }

    package func confirm(_ key: CacheKey, at time: Date, link: String?) async throws {
        try await cache.write { database in
            let values: StatementArguments = [time.timeIntervalSince1970, link]
            try database.cachedStatement(
                sql: "UPDATE response SET confirmedAt = ?, link = COALESCE(?, link) WHERE \(Self.condition)"
            ).execute(arguments: values + Self.arguments(key))
        }
    }

    package func removeResponse(for key: CacheKey) async throws {
        try await cache.write { database in
            try database.cachedStatement(sql: "DELETE FROM response WHERE \(Self.condition)")
                .execute(arguments: Self.arguments(key))
        }
    }

    /// Deletes responses that are too old, which an index finds, and the oldest tenth until the rest fits, so that not every
    /// response causes an eviction.
    private func removeExcess(from database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM response WHERE confirmedAt < ?").execute(arguments: [earliest])
        while try Self.usedBytes(database) > retention.mostBytes {
            try database.execute(
                sql: """
                    DELETE FROM response WHERE id IN (
                        SELECT id FROM response ORDER BY confirmedAt LIMIT (SELECT COUNT(*) / 10 + 1 FROM response)
                    )
                    """)
            if database.changesCount == 0 { break }
            try database.execute(sql: "PRAGMA incremental_vacuum")
        }
    }

    /// Returns the size of all responses from the header of the file.
    private static func usedBytes(_ database: Database) throws -> Int {
        let statement = try database.cachedStatement(
            sql: """
                SELECT (page_count - freelist_count) * page_size
                FROM pragma_page_count, pragma_freelist_count, pragma_page_size
                """)
        return try Int.fetchOne(statement) ?? 0
    }

    private static let condition =
        "host = ? AND account = ? AND method = ? AND url = ? AND accept = ? AND apiVersion = ?"

    private static func arguments(_ key: CacheKey) -> StatementArguments {
        [key.host, key.account, key.method, key.url, key.accept, key.apiVersion]
    }
}
