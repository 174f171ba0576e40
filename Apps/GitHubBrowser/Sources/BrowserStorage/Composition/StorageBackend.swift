// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Stores responses of the server between requests, and with a file between runs.
///
/// Several tasks, and with a file several processes, may use it at the same time. A request continues without the cache after an
/// error other than a `CancellationError`.
package protocol ResponseCache: Sendable {
    /// Returns the response with a key; nil also if it is older than the retention of this cache.
    func response(for key: CacheKey) async throws -> StoredResponse?
    /// Returns the bodies of an account's responses, the latest first, up to a number of bytes.
    func bodies(host: String, account: String, mostBytes: Int) async throws -> [Data]
    /// Stores a response in place of any earlier one.
    func store(_ response: StoredResponse, for key: CacheKey) async throws
    /// Records that the server confirmed the response with a key, without writing its body; does nothing if there is none.
    ///
    /// Without a new Link header, the stored one stays.
    func confirm(_ key: CacheKey, at time: Date, link: String?) async throws
    /// Removes the response with a key, if any.
    func removeResponse(for key: CacheKey) async throws
}

/// Stores the rate limits of servers for the next run of the program.
///
/// Several tasks, and with a file several processes, may use it at the same time. A request continues without the store after an
/// error.
package protocol LimitStore: Sendable {
    /// Returns the limits of an account at a host, sorted by resource.
    func limits(host: String, account: String) async throws -> [LimitState]
    /// Stores a state in place of the earlier one of its resource; a state older than the stored one is ignored.
    func save(_ state: LimitState, host: String, account: String) async throws
}

/// One way to keep responses, the state of limits and bookmarks; the configuration chooses it, once for all of them.
///
/// The code of requests only sees ``ResponseCache`` and ``LimitStore``, so that it can't empty the cache by mistake. Bookmarks belong
/// to a host and not to an account, because another token is still the same user. Two names that differ only in case are the same
/// repository, as on GitHub.
package protocol StorageBackend: ResponseCache, LimitStore {
    /// The configured file of the cache; nil if the cache is in memory. Opens nothing.
    var file: URL? { get }
    /// Returns a summary of the cache, across accounts.
    func summary() async throws -> CacheSummary
    /// Deletes all responses and returns a summary of them. Rate limits stay, so that an empty cache doesn't lift them.
    func clear() async throws -> CacheSummary
    /// Returns whether added bookmarks will exist in the next run of the program.
    func isLasting() async -> Bool
    /// Returns the bookmarks of a host, the oldest first, and those of the same time by name.
    func bookmarks(host: String) async throws -> [Bookmark]
    /// Adds a bookmark; false if the repository was marked already, and then keeps its time.
    @discardableResult func add(_ bookmark: Bookmark, host: String) async throws -> Bool
    /// Removes a bookmark; false if there was none.
    @discardableResult func remove(_ name: RepositoryName, host: String) async throws -> Bool
}
