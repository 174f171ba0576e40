// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Synchronization

/// Bookmarks that live as long as the object.
public final class MemoryBookmarkStore: BookmarkStore {
    /// By host and name in lower case.
    private let bookmarks = Mutex<[String: [String: Bookmark]]>([:])

    /// Makes an empty store.
    public init() {}

    /// Never.
    public func isLasting() async -> Bool { false }

    /// Returns the bookmarks of a host.
    public func bookmarks(host: String) async throws -> [Bookmark] {
        let found = bookmarks.withLock { $0[host] ?? [:] }
        return found.sorted { ($0.value.addedAt, $0.key) < ($1.value.addedAt, $1.key) }.map(\.value)
    }

    /// Adds a bookmark.
    @discardableResult public func add(_ bookmark: Bookmark, host: String) async throws -> Bool {
        let key = "\(bookmark.name)".lowercased()
        return bookmarks.withLock { bookmarks in
            guard bookmarks[host]?[key] == nil else { return false }
            bookmarks[host, default: [:]][key] = bookmark
            return true
        }
    }

    /// Removes a bookmark.
    @discardableResult public func remove(_ name: RepositoryName, host: String) async throws -> Bool {
        bookmarks.withLock { $0[host]?.removeValue(forKey: "\(name)".lowercased()) != nil }
    }
}
