// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The location of the storage on disk.
///
/// Two files in two folders. What the cache holds (answers, and what servers said about their limits) can be asked
/// again, so that it may be emptied, thrown away when it is damaged, or deleted with all other caches of the user. The
/// bookmarks cannot; they lie with the program's state and share none of this.
public struct StorageLocation: Sendable, Hashable {
    /// The folder of the cache, which need not exist yet.
    public let cacheFolder: URL
    /// The folder of what must last, which need not exist yet.
    public let stateFolder: URL

    /// Creates the location from the configuration; without a folder there, the cache is in the user's usual one.
    init(settings: StorageSettings, folders: StorageFolders) {
        cacheFolder = settings.folder.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? folders.cache
        stateFolder = folders.state
    }

    /// Names the folders.
    public init(cacheFolder: URL, stateFolder: URL) {
        self.cacheFolder = cacheFolder
        self.stateFolder = stateFolder
    }

    /// The file of answers and limits.
    public var cache: URL { cacheFolder.file(named: "cache.sqlite") }
    /// The file of bookmarks.
    public var bookmarks: URL { stateFolder.file(named: "bookmarks.sqlite") }
}

/// The user's usual folders for the program. Neither need exist.
public struct StorageFolders: Sendable, Hashable {
    /// The folder of the cache, unless the configuration names another one.
    public let cache: URL
    /// The folder of data that must survive between runs, and of the log.
    public let state: URL

    /// Creates the folders.
    public init(cache: URL, state: URL) {
        self.cache = cache
        self.state = state
    }
}
