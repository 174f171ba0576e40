// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The location of the storage on disk: two files in two folders, which need not exist yet.
///
/// The contents of the cache (responses and rate limits) can be requested again, so the cache may be emptied, replaced if it is
/// damaged, or deleted with all other caches of the user. Bookmarks can't be requested again; their file is in the folder of the
/// program's state.
package struct StorageLocation: Sendable, Hashable {
    package let cache: URL
    package let bookmarks: URL

    package init(cacheFolder: URL, stateFolder: URL) {
        cache = cacheFolder.file(named: "cache.sqlite")
        bookmarks = stateFolder.file(named: "bookmarks.sqlite")
    }
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
