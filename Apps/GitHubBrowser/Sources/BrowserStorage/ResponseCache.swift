// SPDX-License-Identifier: Apache-2.0

/// Keeps answers of the server between requests and, where it is on disk, between runs.
///
/// Safe to use from several tasks at once, and where it is on disk from several processes. An error means that the
/// cache is of no help this time; a request goes on without it.
public protocol ResponseCache: Sendable {
    /// The answer kept for a key, however old.
    func response(for key: CacheKey) async throws -> StoredResponse?
    /// Keeps an answer in place of any earlier one.
    func store(_ response: StoredResponse, for key: CacheKey) async throws
    /// Forgets the answer kept for a key, if any.
    func removeResponse(for key: CacheKey) async throws
}
