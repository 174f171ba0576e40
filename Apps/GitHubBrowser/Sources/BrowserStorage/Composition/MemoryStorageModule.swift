// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI

/// The storage in memory, which ends with the process.
public enum MemoryStorageModule: Module {
    /// One of each serves all sessions.
    public typealias Scope = Singleton

    /// Binds each store under its own type, and all of them as the backend `memory`.
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(MemoryResponseCache.self).sharedInScope().to { (retention: Retention, clock: any WallClock) in
            MemoryResponseCache(retention: retention, clock: clock)
        }
        binder.bind(MemoryLimitStore.self).sharedInScope().to(factory: MemoryLimitStore.init)
        binder.bind(MemoryBookmarkStore.self).sharedInScope().to(factory: MemoryBookmarkStore.init)
        binder.bind(StorageBackend.self).qualified("memory").to {
            (responses: MemoryResponseCache, limits: MemoryLimitStore, bookmarks: MemoryBookmarkStore) in
            StorageBackend(responses: responses, limits: limits, bookmarks: bookmarks)
        }
    }
}
