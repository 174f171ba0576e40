// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI

/// The backend `sqlite`: everything in files, opened when they are first used, and closed with the program.
package enum SQLiteModule: Module {
    package typealias Scope = Singleton

    package static func configure(binder: Binder<Singleton>) {
        binder.bind(SQLiteStorage.self).to(factory: SQLiteStorage.init)
        binder.bind((any StorageBackend).self).qualified("sqlite").to { (storage: SQLiteStorage) in storage }
        binder.bind(DatabaseMigration.self).intoSet().to(value: .responses)
        binder.bind(DatabaseMigration.self).intoSet().to(value: .limits)
        binder.bind(DatabaseMigration.self).intoSet().to(value: .bookmarks)
        // Asynchronous, so that a locked file only delays the tasks that use it.
        binder.bind(CacheDatabase.self).sharedInScope()
            .onStop { try await $0.database.close() }
            .asynchronous(CacheDatabase.init)
        binder.bind(BookmarkDatabase.self).sharedInScope()
            .onStop { try await $0.database.close() }
            .asynchronous(BookmarkDatabase.init)
    }
}
