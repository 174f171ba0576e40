// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Keeps the user's bookmarks, whatever happens to the cache.
///
/// They belong to a host and not to an account: another token is still the same user. Two names that differ only in
/// case are the same repository, as they are to GitHub. Safe to use from several tasks at once, and where it is on disk
/// from several processes.
public protocol BookmarkStore: Sendable {
    /// Returns whether added bookmarks will exist in the next run of the program.
    func isLasting() async -> Bool
    /// Returns the bookmarks of a host, the oldest first, and by name at the same time.
    func bookmarks(host: String) async throws -> [Bookmark]
    /// Adds a bookmark; false where the repository was marked already, whose time then stays.
    @discardableResult func add(_ bookmark: Bookmark, host: String) async throws -> Bool
    /// Removes a bookmark; false where there was none.
    @discardableResult func remove(_ name: RepositoryName, host: String) async throws -> Bool
}
