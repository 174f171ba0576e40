// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The location of the storage on disk.
///
/// It has two files in two folders. The contents of the cache (responses and rate limits) can be requested again, so the cache
/// may be emptied, replaced if it is damaged, or deleted with all other caches of the user. Bookmarks can't be requested again;
/// their file is in the folder of the program's state.
package struct StorageLocation: Sendable, Hashable {
    /// The folder of the cache, which need not exist yet.
    package let cacheFolder: URL
    /// The folder of lasting data, which need not exist yet.
    package let stateFolder: URL

    /// Creates the location from the configuration; without a folder there, the cache is in the user's usual one.
    init(settings: StorageSettings, folders: StorageFolders) {
        cacheFolder = settings.folder.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? folders.cache
        stateFolder = folders.state
    }

    package init(cacheFolder: URL, stateFolder: URL) {
        self.cacheFolder = cacheFolder
        self.stateFolder = stateFolder
    }

    /// The file of responses and limits.
    package var cache: URL { cacheFolder.file(named: "cache.sqlite") }
    /// The file of bookmarks.
    package var bookmarks: URL { stateFolder.file(named: "bookmarks.sqlite") }
}

/// The user's usual folders for the program. Neither need exist.
package struct StorageFolders: Sendable, Hashable {
    /// The folder of the cache, unless the configuration names another one.
    package let cache: URL
    /// The folder of data that must survive between runs, and of the log.
    package let state: URL

    package init(cache: URL, state: URL) {
        self.cache = cache
        self.state = state
    }
}
