// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import DI
import Foundation

/// The backend `sqlite`: responses and limits in the file of the cache, bookmarks in a file of their own.
///
/// All runs of the program and all accounts of its user share the files. The value itself isn't shared: it only leads to the
/// databases, and a shared object that holds the provider of another one in the same component would never be released.
package struct SQLiteStorage: StorageBackend {
    let cacheDatabase: AsyncProvider<CacheDatabase>
    let bookmarkDatabase: AsyncProvider<BookmarkDatabase>
    let location: StorageLocation
    let retention: Retention
    let clock: any WallClock

    /// The cache, which the first request opens.
    var cache: SQLiteDatabase { get async throws { try await Self.opened(cacheDatabase).database } }
    /// The bookmarks, which the first use opens.
    var bookmarks: SQLiteDatabase { get async throws { try await Self.opened(bookmarkDatabase).database } }

    /// Returns a database; throws a `CancellationError` after the end of the session.
    private static func opened<File: Sendable>(_ provider: AsyncProvider<File>) async throws -> File {
        do {
            return try await provider.get()
        } catch is ClosedComponentError {
            throw CancellationError()
        }
    }

    /// Responses that were confirmed before this time count as deleted.
    var earliest: Double { retention.earliest(at: clock.now()).timeIntervalSince1970 }
}
