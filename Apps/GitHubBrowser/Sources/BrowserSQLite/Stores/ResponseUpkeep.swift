// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB
import Synchronization

/// Keeps the table of responses within its retention, at negligible cost.
///
/// Reading deletes nothing. Writing looks for responses that are too old, first and then once an hour, by an index. It reads the
/// size of all responses from the header of the file.
final class ResponseUpkeep: Sendable {
    private static let interval: TimeInterval = 3_600

    private let retention: Retention
    private let clock: any WallClock
    private let nextExpiry = Mutex(Date.distantPast)

    init(retention: Retention, clock: any WallClock) {
        self.retention = retention
        self.clock = clock
    }

    /// Responses that were confirmed before this time count as deleted.
    var earliest: Date { retention.earliest(at: clock.now()) }

    /// Deletes responses that are too old or too many, in the transaction of the writer.
    func run(in database: Database) throws {
        if isExpiryDue() {
            try database.execute(
                sql: "DELETE FROM response WHERE confirmedAt < ?", arguments: [earliest.timeIntervalSince1970])
        }
        if try usedBytes(database) > retention.mostBytes { try makeRoom(in: database) }
    }

    private func isExpiryDue() -> Bool {
        let now = clock.now()
        return nextExpiry.withLock { next in
            guard now >= next else { return false }
            next = now.addingTimeInterval(Self.interval)
            return true
        }
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
