// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage

/// The database of the user's bookmarks.
public final class BookmarkDatabase: Sendable {
    let database: SQLiteDatabase

    /// Plans the database; it is opened on first use.
    public init(
        location: StorageLocation, migrations: Set<DatabaseMigration>, clock: any WallClock, notices: any Notices
    ) {
        let plan = DatabasePlan(
            file: location.bookmarks, title: "the list of bookmarks", isDisposable: false,
            migrations: migrations.filter { $0.file == .bookmarks })
        database = SQLiteDatabase(plan, clock: clock, notices: notices)
    }
}
