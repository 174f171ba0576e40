// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import Synchronization

/// The part of the cache that belongs to one account on one host.
///
/// A failing cache does not fail a request: the request continues without it, after one warning.
package final class CachePartition: Sendable {
    private let cache: any ResponseCache
    private let credentials: Credentials
    private let notices: any Notices
    private let hasWarned = Mutex(false)

    package init(cache: any ResponseCache, credentials: Credentials, notices: any Notices) {
        self.cache = cache
        self.credentials = credentials
        self.notices = notices
    }

    /// Returns the stored response for a URL.
    package func response(for url: URL, as media: MediaType) async -> StoredResponse? {
        await attempt { try await cache.response(for: key(url, media)) } ?? nil
    }

    func bodies(mostBytes: Int) async -> [Data] {
        await attempt {
            try await cache.bodies(host: credentials.host, account: credentials.account, mostBytes: mostBytes)
        } ?? []
    }

    package func store(_ response: StoredResponse, for url: URL, as media: MediaType) async {
        await attempt { try await cache.store(response, for: key(url, media)) }
    }

    package func confirm(_ url: URL, as media: MediaType, at time: Date, link: String?) async {
        await attempt { try await cache.confirm(key(url, media), at: time, link: link) }
    }

    package func removeResponse(for url: URL, as media: MediaType) async {
        await attempt { try await cache.removeResponse(for: key(url, media)) }
    }

    /// Returns the key of a request; requests with equal keys share their response.
    func key(_ url: URL, _ media: MediaType) -> CacheKey {
        CacheKey(
            host: credentials.host, account: credentials.account, method: "GET", url: url.absoluteString,
            accept: media.accept, apiVersion: RequestBuilder.apiVersion)
    }

    @discardableResult
    private func attempt<Value: Sendable>(_ work: () async throws -> Value) async -> Value? {
        do {
            return try await work()
        } catch is CancellationError {
            return nil
        } catch {
            let isFirst = hasWarned.withLock { warned in
                defer { warned = true }
                return !warned
            }
            if isFirst { notices.post(Notice(.warning, "the cache cannot be used: \(error)")) }
            return nil
        }
    }
}
