// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage

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
