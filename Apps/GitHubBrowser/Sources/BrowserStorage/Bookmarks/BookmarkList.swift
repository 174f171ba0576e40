// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// A repository that the user wants to find again.
package struct Bookmark: Sendable, Hashable {
    /// The repository, as the user wrote it.
    package let name: RepositoryName
    package let addedAt: Date

    package init(name: RepositoryName, addedAt: Date) {
        self.name = name
        self.addedAt = addedAt
    }
}

/// The bookmarks of the host that is browsed.
package struct BookmarkList: Sendable {
    let store: any StorageBackend
    let host: BookmarkHost
    let clock: any WallClock

    package func isLasting() async -> Bool { await store.isLasting() }

    /// Returns all bookmarks, the oldest first.
    package func all() async throws -> [Bookmark] { try await store.bookmarks(host: host.name) }

    /// Marks a repository now; false if it was marked already.
    @discardableResult package func add(_ name: RepositoryName) async throws -> Bool {
        try await store.add(Bookmark(name: name, addedAt: clock.now()), host: host.name)
    }

    @discardableResult package func remove(_ name: RepositoryName) async throws -> Bool {
        try await store.remove(name, host: host.name)
    }
}

/// The host of bookmarks, or `demo`.
package struct BookmarkHost: Sendable, Hashable {
    package let name: String

    package init(_ name: String) { self.name = name }
}
