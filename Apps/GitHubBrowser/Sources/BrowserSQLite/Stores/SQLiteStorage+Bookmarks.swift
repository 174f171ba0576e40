// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB

extension DatabaseMigration {
    /// The table of bookmarks; names are compared without their case, as on GitHub.
    package static let bookmarks = DatabaseMigration(
        file: .bookmarks, version: 1,
        sql: """
            CREATE TABLE bookmark (
                host TEXT NOT NULL, fullName TEXT NOT NULL COLLATE NOCASE, addedAt REAL NOT NULL,
                PRIMARY KEY (host, fullName)
            ) WITHOUT ROWID
            """)
}

extension SQLiteStorage {
    /// Returns whether there is a file to keep them in.
    package func isLasting() async -> Bool { (try? await bookmarkDatabase.opened())?.database.isInMemory == false }

    /// Returns the bookmarks of a host.
    package func bookmarks(host: String) async throws -> [Bookmark] {
        try await bookmarkDatabase.opened().database.read { database in
            try Row.fetchAll(
                database, sql: "SELECT fullName, addedAt FROM bookmark WHERE host = ? ORDER BY addedAt, fullName",
                arguments: [host]
            ).compactMap { row in
                guard let name = String.fromDatabaseValue(row[0]).flatMap(RepositoryName.init),
                    let time = Double.fromDatabaseValue(row[1])
                else { return nil }
                return Bookmark(name: name, addedAt: Date(timeIntervalSince1970: time))
            }
        }
    }

    @discardableResult package func add(_ bookmark: Bookmark, host: String) async throws -> Bool {
        try await bookmarkDatabase.opened().database.write { database in
            try database.execute(
                sql: "INSERT INTO bookmark (host, fullName, addedAt) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                arguments: [host, "\(bookmark.name)", bookmark.addedAt.timeIntervalSince1970])
            return database.changesCount > 0
        }
    }

    @discardableResult package func remove(_ name: RepositoryName, host: String) async throws -> Bool {
        try await bookmarkDatabase.opened().database.write { database in
            try database.execute(
                sql: "DELETE FROM bookmark WHERE host = ? AND fullName = ?", arguments: [host, "\(name)"])
            return database.changesCount > 0
        }
    }
}
