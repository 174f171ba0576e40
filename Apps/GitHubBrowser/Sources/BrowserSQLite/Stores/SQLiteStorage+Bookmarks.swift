// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB

extension DatabaseMigration {
    /// The table of bookmarks; names are compared without their case, as on GitHub.
    static let bookmarks = DatabaseMigration(
        file: .bookmarks, version: 1,
        sql: """
            CREATE TABLE bookmark (
                host TEXT NOT NULL, fullName TEXT NOT NULL COLLATE NOCASE, addedAt REAL NOT NULL,
                PRIMARY KEY (host, fullName)
            ) WITHOUT ROWID
            """)
}

extension SQLiteStorage {
    package func isLasting() async -> Bool { (try? await bookmarks)?.isInMemory == false }

    package func bookmarks(host: String) async throws -> [Bookmark] {
        try await bookmarks.read { database in
            try Row.fetchAll(
                database, sql: "SELECT fullName, addedAt FROM bookmark WHERE host = ? ORDER BY addedAt, fullName",
                arguments: [host]
            ).compactMap { row in
                guard let name = row.value(0).flatMap(RepositoryName.init), let time = row.time(1) else { return nil }
                return Bookmark(name: name, addedAt: time)
            }
        }
    }

    @discardableResult package func add(_ bookmark: Bookmark, host: String) async throws -> Bool {
        try await change(
            "INSERT INTO bookmark (host, fullName, addedAt) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            [host, "\(bookmark.name)", bookmark.addedAt.timeIntervalSince1970])
    }

    @discardableResult package func remove(_ name: RepositoryName, host: String) async throws -> Bool {
        try await change("DELETE FROM bookmark WHERE host = ? AND fullName = ?", [host, "\(name)"])
    }

    private func change(_ sql: String, _ arguments: StatementArguments) async throws -> Bool {
        try await bookmarks.write { database in
            try database.execute(sql: sql, arguments: arguments)
            return database.changesCount > 0
        }
    }
}
