// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation

/// The database of data that can be requested again.
package final class CacheDatabase: Sendable {
    let database: SQLiteDatabase

    package init(
        location: StorageLocation, migrations: Set<DatabaseMigration>, clock: any WallClock, notices: any Notices
    ) async {
        let plan = DatabasePlan(.cache, at: location.cache, migrations: migrations)
        database = await OwnThread.run { SQLiteDatabase(plan, clock: clock, notices: notices) }
    }
}

/// The database of the user's bookmarks.
package final class BookmarkDatabase: Sendable {
    let database: SQLiteDatabase

    package init(
        location: StorageLocation, migrations: Set<DatabaseMigration>, clock: any WallClock, notices: any Notices
    ) async {
        let plan = DatabasePlan(.bookmarks, at: location.bookmarks, migrations: migrations)
        database = await OwnThread.run { SQLiteDatabase(plan, clock: clock, notices: notices) }
    }
}

/// A thread for one piece of work that may block for seconds, as a locked file does.
///
/// Tasks have as many threads as the machine has processors. Two tasks that wait for a file could stop all others.
enum OwnThread {
    /// Runs work to its end, whether or not the task is cancelled, and returns its result.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: work()) }
        }
    }
}
