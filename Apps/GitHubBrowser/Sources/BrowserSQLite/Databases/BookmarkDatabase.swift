// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage

/// The database of the user's bookmarks.
public final class BookmarkDatabase: Sendable {
    let database: SQLiteDatabase

    /// Opens the database.
    public init(
        location: StorageLocation, migrations: Set<DatabaseMigration>, clock: any WallClock, notices: any Notices
    ) {
        let plan = DatabasePlan(
            file: location.bookmarks, title: "the list of bookmarks", isDisposable: false,
            migrations: migrations.filter { $0.file == .bookmarks })
        database = SQLiteDatabase(plan, clock: clock, notices: notices)
    }

    /// Opens the database on a thread of its own, because another process may keep its file locked for seconds.
    static func open(
        location: StorageLocation, migrations: Set<DatabaseMigration>, clock: any WallClock, notices: any Notices
    ) async -> BookmarkDatabase {
        await OwnThread.run {
            BookmarkDatabase(location: location, migrations: migrations, clock: clock, notices: notices)
        }
    }
}
