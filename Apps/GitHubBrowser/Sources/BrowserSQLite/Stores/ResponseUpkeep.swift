// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import GRDB
import Synchronization

/// Keeps the table of responses within its retention, at negligible cost.
///
/// Reading deletes nothing. Writing looks for answers that are too old at the first time and then once an hour, which
/// costs a look into an index; whether there is too much it reads from the file's header.
final class ResponseUpkeep: Sendable {
    private static let interval: TimeInterval = 3_600

    private let retention: Retention
    private let clock: any WallClock
    private let nextExpiry = Mutex(Date.distantPast)

    init(retention: Retention, clock: any WallClock) {
        self.retention = retention
        self.clock = clock
    }

    /// The time before which no answer counts as kept.
    var earliest: Date { retention.earliest(at: clock.now()) }

    /// Forgets what is too old or too much, in the transaction of the writer.
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

    /// In rounds, since what an answer takes is more than its body: the names of its row and the ends of pages.
    private func makeRoom(in database: Database) throws {
        while case let excess = try usedBytes(database) - retention.roomyBytes, excess > 0 {
            let time = try Double.fetchOne(
                database,
                sql: """
                    SELECT confirmedAt
                    FROM (SELECT confirmedAt, SUM(size) OVER (ORDER BY confirmedAt, id) AS freed FROM response)
                    WHERE freed >= ? ORDER BY confirmedAt LIMIT 1
                    """,
                arguments: [excess])
            // Without a limit: all of them together are less than the excess.
            try database.execute(
                sql: "DELETE FROM response WHERE confirmedAt <= ?", arguments: [time ?? .greatestFiniteMagnitude])
            if database.changesCount == 0 { return }
        }
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
