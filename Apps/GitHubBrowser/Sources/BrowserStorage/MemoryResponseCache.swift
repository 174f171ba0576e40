// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A cache that lives as long as the object.
public final class MemoryResponseCache: ResponseCache {
    private let responses = Mutex<[CacheKey: StoredResponse]>([:])

    /// Makes an empty cache.
    public init() {}

    /// The answer kept for a key.
    public func response(for key: CacheKey) async throws -> StoredResponse? { responses.withLock { $0[key] } }

    /// Keeps an answer.
    public func store(_ response: StoredResponse, for key: CacheKey) async throws {
        responses.withLock { $0[key] = response }
    }

    /// Forgets an answer.
    public func removeResponse(for key: CacheKey) async throws {
        responses.withLock { $0[key] = nil }
    }
}
