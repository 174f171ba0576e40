// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Keeps answers of the server between requests and, where it is on disk, between runs.
///
/// Safe to use from several tasks at once, and where it is on disk from several processes. An error means that the
/// cache is of no help this time; a request goes on without it. A `CancellationError` only means that the task was
/// cancelled.
public protocol ResponseCache: Sendable {
    /// Returns the answer kept for a key; nil also where the server confirmed it too long ago for this cache.
    func response(for key: CacheKey) async throws -> StoredResponse?
    /// Returns the bodies of the answers to an account at a host, the latest first, up to a number of bytes.
    func bodies(host: String, account: String, mostBytes: Int) async throws -> [Data]
    /// Keeps an answer in place of any earlier one.
    func store(_ response: StoredResponse, for key: CacheKey) async throws
    /// Notes that the server confirmed the answer kept for a key; does nothing where none is kept.
    ///
    /// Cheaper than to store the same body again. Without a new Link header the kept one stays.
    func confirm(_ key: CacheKey, at time: Date, link: String?) async throws
    /// Forgets the answer kept for a key, if any.
    func removeResponse(for key: CacheKey) async throws
}
