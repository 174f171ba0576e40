// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI
import Foundation
import GRDB

/// A cache in a file, shared by all runs of the program and all accounts of its user.
///
/// Not shared: it is only the way to the database, and a shared object that holds the way to another one in the same
/// component would never go.
public struct SQLiteResponseCache: ResponseCache {
    private let database: Lazy<SQLiteDatabase>

    /// Makes a cache that asks for its database when it is first used, so that no file is touched before.
    public init(database: Lazy<SQLiteDatabase>) { self.database = database }

    /// The answer kept for a key.
    public func response(for key: CacheKey) async throws -> StoredResponse? {
        try await database.get().read { database in
            try Row.fetchOne(
                database,
                sql: "SELECT body, etag, link, confirmedAt FROM response WHERE \(Self.condition)",
                arguments: Self.arguments(key)
            ).flatMap(Self.response)
        }
    }

    /// Keeps an answer.
    public func store(_ response: StoredResponse, for key: CacheKey) async throws {
        let values: StatementArguments = [
            response.body, response.etag, response.link, response.confirmedAt.timeIntervalSince1970,
        ]
        try await database.get().write { database in
            try database.execute(
                sql: """
                    INSERT INTO response
                        (host, account, method, url, accept, apiVersion, body, etag, link, confirmedAt)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: Self.arguments(key) + values)
        }
    }

    /// Forgets an answer.
    public func removeResponse(for key: CacheKey) async throws {
        try await database.get().write { database in
            try database.execute(
                sql: "DELETE FROM response WHERE \(Self.condition)", arguments: Self.arguments(key))
        }
    }

    /// Converted by hand: GRDB's subscripts trap where a column holds another type, which any program can put there.
    private static func response(_ row: Row) -> StoredResponse? {
        guard let body = Data.fromDatabaseValue(row["body"]), let time = Double.fromDatabaseValue(row["confirmedAt"])
        else { return nil }
        return StoredResponse(
            body: body, etag: String.fromDatabaseValue(row["etag"]), link: String.fromDatabaseValue(row["link"]),
            confirmedAt: Date(timeIntervalSince1970: time))
    }

    private static let condition =
        "host = ? AND account = ? AND method = ? AND url = ? AND accept = ? AND apiVersion = ?"

    private static func arguments(_ key: CacheKey) -> StatementArguments {
        [key.host, key.account, key.method, key.url, key.accept, key.apiVersion]
    }
}
