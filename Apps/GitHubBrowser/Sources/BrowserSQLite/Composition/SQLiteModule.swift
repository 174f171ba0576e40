// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import DI

/// The cache in a file.
public enum SQLiteModule: Module {
    /// One database serves all sessions.
    public typealias Scope = Singleton

    /// Binds the cache and its database, which is opened when the cache is first used.
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(SQLiteDatabase.self).sharedInScope().to(factory: SQLiteDatabase.init)
        binder.bind(SQLiteResponseCache.self).to(factory: SQLiteResponseCache.init)
        binder.bind((any ResponseCache).self).to { (cache: SQLiteResponseCache) in cache }
    }
}
