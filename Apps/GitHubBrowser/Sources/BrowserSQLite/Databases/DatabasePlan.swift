// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

/// The plan of a database file: its location, its title and its migrations.
struct DatabasePlan: Sendable {
    let file: URL
    /// The name of the database in messages.
    let title: String
    /// Whether the contents can be requested again, so that one damaged copy is enough to keep.
    let isDisposable: Bool
    /// The migrations, in the order of their versions.
    let migrations: [DatabaseMigration]
    /// The number of attempts at a statement, 10 ms apart, while another process locks the file.
    var mostAttempts: Int
    /// Waits between two attempts.
    var pause: @Sendable () -> Void = { usleep(10_000) }

    init(file: URL, title: String, isDisposable: Bool, migrations: Set<DatabaseMigration>) {
        self.file = file
        self.title = title
        self.isDisposable = isDisposable
        mostAttempts = isDisposable ? 100 : 1_000
        self.migrations = migrations.sorted { $0.version < $1.version }
    }

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
        let numbers = (0..<2).map { index in row.flatMap { Int.fromDatabaseValue($0[index]) } ?? 0 }
        return (numbers[0], numbers[1])
    }
}
