// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import DI
import DIProperties
import Foundation

/// The folder of the cache where the configuration names none.
public struct CacheFolder: Tag {
    /// A folder, which need not exist yet.
    public typealias Element = URL
}

/// The folder of what must last between runs.
public struct StateFolder: Tag {
    /// A folder, which need not exist yet.
    public typealias Element = URL
}

/// The owner of the bookmarks: the browsed host, or a name for the data that replaces one.
public struct BookmarkHost: Tag {
    /// The name of a host.
    public typealias Element = String
}

/// The location and the retention of the storage; the module of a backend binds the storage itself, under its name.
public enum StorageModule: Module {
    /// The property that chooses the backend.
    public static let backendPath = "storage.backend"

    /// Binds the choice of the backend and what it keeps.
    public static func configure(binder: UnscopedBinder) {
        binder.bind(StorageLocation.self).to {
            (settings: StorageSettings, cache: TaggedProvider<CacheFolder>, state: TaggedProvider<StateFolder>) in
            StorageLocation(
                cacheFolder: settings.folder.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? cache.get(),
                stateFolder: state.get())
        }
        binder.bind(Retention.self).to { (settings: StorageSettings) in settings.retention }
        binder.bind(StorageBackend.self).to(qualifiedBy: backendPath, default: "sqlite")
        binder.bind((any ResponseCache).self).to { (backend: StorageBackend) in backend.responses }
        binder.bind((any CacheMaintenance).self).to { (backend: StorageBackend) in backend.maintenance }
        binder.bind((any LimitStore).self).to { (backend: StorageBackend) in backend.limits }
        binder.bind((any BookmarkStore).self).to { (backend: StorageBackend) in backend.bookmarks }
        binder.bind(BookmarkList.self).to {
            (store: any BookmarkStore, host: TaggedProvider<BookmarkHost>, clock: any WallClock) in
            BookmarkList(store: store, host: host.get(), clock: clock)
        }
    }
}
