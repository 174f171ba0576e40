// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI

/// The backend `sqlite`: responses and limits in the file of the cache, bookmarks in a file of their own.
///
/// All runs of the program and all accounts of its user share the files. The value itself isn't shared: it only leads to the
/// databases, and a shared object that holds the provider of another one in the same component would never be released.
package struct SQLiteStorage: StorageBackend {
    let cacheDatabase: AsyncProvider<CacheDatabase>
    let bookmarkDatabase: AsyncProvider<BookmarkDatabase>
    let location: StorageLocation
    let clock: any WallClock
}
