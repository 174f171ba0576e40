// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI

/// The backend `sqlite`: everything in files, opened when they are first used, and closed with the program.
public enum SQLiteModule: Module {
    /// One database of each kind serves all sessions.
    public typealias Scope = Singleton

    /// Binds the databases, and the stores in them under the name of the backend.
    public static func configure(binder: Binder<Singleton>) {
        binder.include(module: SQLiteFilesModule.self)
        binder.bind(StorageBackend.self).qualified("sqlite").to(factory: backend)
    }

    /// Puts the stores together.
    static func backend(
        _ responses: SQLiteResponseCache, _ limits: SQLiteLimitStore, _ bookmarks: SQLiteBookmarkStore
    ) -> StorageBackend {
        StorageBackend(responses: responses, limits: limits, bookmarks: bookmarks)
    }
}

/// The databases and the stores in them; a module of its own, since tests include it without the backend.
enum SQLiteFilesModule: Module {
    typealias Scope = Singleton

    static func configure(binder: Binder<Singleton>) {
        binder.bind(SQLiteResponseCache.self).to(factory: SQLiteResponseCache.init)
        binder.bind(SQLiteLimitStore.self).to(factory: SQLiteLimitStore.init)
        binder.bind(SQLiteBookmarkStore.self).to(factory: SQLiteBookmarkStore.init)
        binder.bind(DatabaseMigration.self).intoSet().to(value: SQLiteResponseCache.migration)
        binder.bind(DatabaseMigration.self).intoSet().to(value: SQLiteLimitStore.migration)
        binder.bind(DatabaseMigration.self).intoSet().to(value: SQLiteBookmarkStore.migration)
        // Asynchronous: a file that another process keeps locked must not stop the tasks that have no use for it.
        binder.bind(CacheDatabase.self).sharedInScope()
            .onStop { try await $0.database.close() }
            .asynchronous(CacheDatabase.open)
        binder.bind(BookmarkDatabase.self).sharedInScope()
            .onStop { try await $0.database.close() }
            .asynchronous(BookmarkDatabase.open)
    }
}
