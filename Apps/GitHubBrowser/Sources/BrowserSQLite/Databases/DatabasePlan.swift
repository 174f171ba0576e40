// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

/// One step of a database file from a version to the next, contributed by the feature whose tables it creates.
///
/// The contributions are a set: their order is that of their versions, not that of the modules.
package struct DatabaseMigration: Sendable, Hashable {
    /// The files that the program keeps, by their names in messages.
    package enum File: String, Sendable {
        case cache = "the cache"
        case bookmarks = "the list of bookmarks"
    }

    /// The file that it changes.
    package let file: File
    /// The version of the file afterwards; those of a file are 1, 2, 3 and so on, and never change once released.
    package let version: Int
    package let sql: String
}

/// The plan of a database file: its location, its title and its migrations.
struct DatabasePlan: Sendable {
    let kind: DatabaseMigration.File
    let file: URL
    /// The migrations, in the order of their versions.
    let migrations: [DatabaseMigration]
    /// The number of attempts at a statement, 10 ms apart, while another process locks the file.
    var mostAttempts: Int
    /// Waits between two attempts.
    var pause: @Sendable () -> Void = { usleep(10_000) }

    init(_ kind: DatabaseMigration.File, at file: URL, migrations: Set<DatabaseMigration>) {
        self.kind = kind
        self.file = file
        mostAttempts = kind == .cache ? 100 : 1_000
        self.migrations = migrations.filter { $0.file == kind }.sorted { $0.version < $1.version }
    }

    /// Whether the contents can be requested again, so that one damaged copy is enough to keep.
    var isDisposable: Bool { kind == .cache }

    /// The version of the file that this program works with.
    var version: Int { migrations.last?.version ?? 0 }

    /// The application ID in SQLite's header (`ghb1`); a file of another program is never touched.
    static let applicationID = 0x6768_6231

    /// Brings a database to the current version, in one transaction: two processes that do it at once do it once.
    func migrate(_ queue: DatabaseQueue) throws {
        try queue.write { database in
            let stamp = try Self.stamp(of: database)
            for migration in migrations where migration.version > stamp.version {
                try database.execute(sql: migration.sql)
            }
            try database.execute(sql: "PRAGMA user_version = \(version)")
        }
    }

    /// Returns the identity of a database from its header, whose read is the only cost of a current file.
    static func stamp(of database: Database) throws -> (application: Int, version: Int) {
        let row = try Row.fetchOne(
            database, sql: "SELECT application_id, user_version FROM pragma_application_id, pragma_user_version")
        return (row?.value(0) ?? 0, row?.value(1) ?? 0)
    }
}
