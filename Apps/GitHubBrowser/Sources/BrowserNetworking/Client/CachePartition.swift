// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import Synchronization

/// The part of the cache that belongs to one account on one host.
///
/// A cache that fails is no reason to fail: the request goes on without it, and one warning tells.
public final class CachePartition: Sendable {
    private let cache: any ResponseCache
    private let credentials: Credentials
    private let notices: any Notices
    private let hasWarned = Mutex(false)

    /// Makes the partition of an account.
    public init(cache: any ResponseCache, credentials: Credentials, notices: any Notices) {
        self.cache = cache
        self.credentials = credentials
        self.notices = notices
    }

    /// The kept answer of an address.
    public func response(for url: URL) async -> StoredResponse? {
        await attempt { try await cache.response(for: key(url)) } ?? nil
    }

    /// Keeps the answer of an address.
    public func store(_ response: StoredResponse, for url: URL) async {
        await attempt { try await cache.store(response, for: key(url)) }
    }

    /// Forgets the answer of an address.
    public func removeResponse(for url: URL) async {
        await attempt { try await cache.removeResponse(for: key(url)) }
    }

    @discardableResult
    private func attempt<Value: Sendable>(_ work: () async throws -> Value) async -> Value? {
        do {
            return try await work()
        } catch {
            let isFirst = hasWarned.withLock { warned in
                defer { warned = true }
                return !warned
            }
            if isFirst { notices.post(Notice(.warning, "the cache cannot be used: \(error)")) }
            return nil
        }
    }

    private func key(_ url: URL) -> CacheKey {
        CacheKey(
            host: credentials.host, account: credentials.account, method: "GET", url: url.absoluteString,
            accept: APIConventions.accept, apiVersion: APIConventions.version)
    }
}
