// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

/// The tables of the cache's database.
enum SQLiteSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 responses") { database in
            try database.create(table: "response") { table in
                for column in ["host", "account", "method", "url", "accept", "apiVersion"] {
                    table.column(column, .text).notNull()
                }
                table.column("body", .blob).notNull()
                table.column("etag", .text)
                table.column("link", .text)
                table.column("confirmedAt", .double).notNull().indexed()
                table.primaryKey(["host", "account", "method", "url", "accept", "apiVersion"], onConflict: .replace)
            }
        }
        return migrator
    }

    static func deleteResponses(olderThan time: Date, in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM response WHERE confirmedAt < ?", arguments: [time.timeIntervalSince1970])
    }
}
