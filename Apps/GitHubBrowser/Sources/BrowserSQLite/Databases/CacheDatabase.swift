// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage

/// The database of data that can be requested again.
package final class CacheDatabase: Sendable {
    let database: SQLiteDatabase
    let upkeep: ResponseUpkeep

    /// Opens the database on a thread of its own, because another process may keep its file locked for seconds.
    package init(
        location: StorageLocation, retention: Retention, migrations: Set<DatabaseMigration>, clock: any WallClock,
        notices: any Notices
    ) async {
        let plan = DatabasePlan(
            file: location.cache, title: "the cache", isDisposable: true,
            migrations: migrations.filter { $0.file == .cache })
        database = await OwnThread.run { SQLiteDatabase(plan, clock: clock, notices: notices) }
        upkeep = ResponseUpkeep(retention: retention, clock: clock)
    }
}
