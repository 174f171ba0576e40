// SPDX-License-Identifier: Apache-2.0

import DI
import Foundation

/// The folder of the cache.
public struct CacheFolder: Tag {
    /// A folder, which need not exist yet.
    public typealias Element = URL
}

/// Where things are kept; what keeps them is bound by the module of a backend.
public enum StorageModule: Module {
    /// Binds the place of the cache.
    public static func configure(binder: UnscopedBinder) {
        binder.bind(CacheLocation.self).to { (folder: TaggedProvider<CacheFolder>) in
            CacheLocation(folder: folder.get())
        }
    }
}

/// The cache in memory, which nothing outlives.
public enum MemoryStorageModule: Module {
    /// One cache serves all sessions.
    public typealias Scope = Singleton

    /// Binds the cache under its own type.
    public static func configure(binder: Binder<Singleton>) {
        binder.bind(MemoryResponseCache.self).sharedInScope().to(factory: MemoryResponseCache.init)
    }
}
