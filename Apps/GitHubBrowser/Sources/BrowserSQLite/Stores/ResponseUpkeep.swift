// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB

/// Keeps the table of responses within its retention.
///
/// Reading deletes nothing. Each write looks for responses that are too old by an index, and reads the size of all from the
/// header of the file.
struct ResponseUpkeep: Sendable {
    let retention: Retention
    let clock: any WallClock

    /// Responses that were confirmed before this time count as deleted.
    var earliest: Date { retention.earliest(at: clock.now()) }

    /// Deletes responses that are too old or too many, in the transaction of the writer.
    func run(in database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM response WHERE confirmedAt < ?")
            .execute(arguments: [earliest.timeIntervalSince1970])
        if try usedBytes(database) > retention.mostBytes { try makeRoom(in: database) }
    }

    /// Deletes the oldest tenth until the rest fits, so that not every response causes an eviction.
    private func makeRoom(in database: Database) throws {
        repeat {
            try database.execute(
                sql: """
                    DELETE FROM response WHERE id IN (
                        SELECT id FROM response ORDER BY confirmedAt LIMIT (SELECT COUNT(*) / 10 + 1 FROM response)
                    )
                    """)
        } while try database.changesCount > 0 && usedBytes(database) > retention.mostBytes
        try database.execute(sql: "PRAGMA incremental_vacuum")
    }

    private func usedBytes(_ database: Database) throws -> Int {
        let statement = try database.cachedStatement(
            sql: """
                SELECT (page_count - freelist_count) * page_size
                FROM pragma_page_count, pragma_freelist_count, pragma_page_size
                """)
        return try Int.fetchOne(statement) ?? 0
    }
}
