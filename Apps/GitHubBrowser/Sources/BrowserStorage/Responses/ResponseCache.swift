// SPDX-License-Identifier: Apache-2.0

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
