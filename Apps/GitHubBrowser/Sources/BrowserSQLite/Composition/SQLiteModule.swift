// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI

/// The backend `sqlite`: everything in files, opened when they are first used, and closed with the program.
public enum SQLiteModule: Module {
    /// One database of each kind serves all sessions.
    public typealias Scope = Singleton

    /// Binds the databases, and the storage in them under the name of the backend.
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(SQLiteStorage.self).to(factory: SQLiteStorage.init)
        binder.bind((any StorageBackend).self).qualified("sqlite").to { (storage: SQLiteStorage) in storage }
        binder.bind(DatabaseMigration.self).intoSet().to(value: .responses)
        binder.bind(DatabaseMigration.self).intoSet().to(value: .limits)
        binder.bind(DatabaseMigration.self).intoSet().to(value: .bookmarks)
        // Asynchronous: a file that another process keeps locked must not stop the tasks that have no use for it.
        binder.bind(CacheDatabase.self).sharedInScope()
            .onStop { try await $0.database.close() }
            .asynchronous(CacheDatabase.init)
        binder.bind(BookmarkDatabase.self).sharedInScope()
            .onStop { try await $0.database.close() }
            .asynchronous(BookmarkDatabase.init)
    }
}
