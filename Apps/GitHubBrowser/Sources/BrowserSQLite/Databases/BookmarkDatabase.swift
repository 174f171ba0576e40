// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage

/// The database of the user's bookmarks.
package final class BookmarkDatabase: Sendable {
    let database: SQLiteDatabase

    /// Opens the database on a thread of its own, because another process may keep its file locked for seconds.
    package init(
        location: StorageLocation, migrations: Set<DatabaseMigration>, clock: any WallClock, notices: any Notices
    ) async {
        let plan = DatabasePlan(
            file: location.bookmarks, title: "the list of bookmarks", isDisposable: false,
            migrations: migrations.filter { $0.file == .bookmarks })
        database = await OwnThread.run { SQLiteDatabase(plan, clock: clock, notices: notices) }
    }
}
