// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// The bookmarks of the host that is browsed.
public struct BookmarkList: Sendable {
    let store: any BookmarkStore
    let host: BookmarkHost
    let clock: any WallClock

    /// Returns whether added bookmarks will exist in the next run of the program.
    public func isLasting() async -> Bool { await store.isLasting() }

    /// Returns all bookmarks, the oldest first.
    public func all() async throws -> [Bookmark] { try await store.bookmarks(host: host.name) }

    /// Marks a repository now; false where it was marked already.
    @discardableResult public func add(_ name: RepositoryName) async throws -> Bool {
        try await store.add(Bookmark(name: name, addedAt: clock.now()), host: host.name)
    }

    /// Removes a bookmark; false where there was none.
    @discardableResult public func remove(_ name: RepositoryName) async throws -> Bool {
        try await store.remove(name, host: host.name)
    }
}

/// The host that bookmarks belong to, or the name of the data that stands in for one.
public struct BookmarkHost: Sendable, Hashable {
    /// The name.
    public let name: String

    /// Names a host.
    public init(_ name: String) { self.name = name }
}
