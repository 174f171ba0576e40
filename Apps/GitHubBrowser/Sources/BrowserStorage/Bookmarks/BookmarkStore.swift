// SPDX-License-Identifier: Apache-2.0

import BrowserModels

/// Stores the user's bookmarks, apart from the cache.
///
/// Bookmarks belong to a host and not to an account, because another token is still the same user. Two names that differ only in
/// case are the same repository, as on GitHub. Several tasks, and with a file several processes, may use it at the same time.
package protocol BookmarkStore: Sendable {
    /// Returns whether added bookmarks will exist in the next run of the program.
    func isLasting() async -> Bool
    /// Returns the bookmarks of a host, the oldest first, and those of the same time by name.
    func bookmarks(host: String) async throws -> [Bookmark]
    /// Adds a bookmark; false if the repository was marked already, and then keeps its time.
    @discardableResult func add(_ bookmark: Bookmark, host: String) async throws -> Bool
    /// Removes a bookmark; false if there was none.
    @discardableResult func remove(_ name: RepositoryName, host: String) async throws -> Bool
}
