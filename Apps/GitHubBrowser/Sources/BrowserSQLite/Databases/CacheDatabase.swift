// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage

/// The database of data that can be requested again.
public final class CacheDatabase: Sendable {
    let database: SQLiteDatabase
    let upkeep: ResponseUpkeep

    /// Opens the database.
    public init(
        location: StorageLocation, retention: Retention, migrations: Set<DatabaseMigration>, clock: any WallClock,
        notices: any Notices
    ) {
        let plan = DatabasePlan(
            file: location.cache, title: "the cache", isDisposable: true,
            migrations: migrations.filter { $0.file == .cache })
        database = SQLiteDatabase(plan, clock: clock, notices: notices)
        upkeep = ResponseUpkeep(retention: retention, clock: clock)
    }

    /// Opens the database on a thread of its own, because another process may keep its file locked for seconds.
    static func open(
        location: StorageLocation, retention: Retention, migrations: Set<DatabaseMigration>, clock: any WallClock,
        notices: any Notices
    ) async -> CacheDatabase {
        await OwnThread.run {
            CacheDatabase(
                location: location, retention: retention, migrations: migrations, clock: clock, notices: notices)
        }
    }
}
