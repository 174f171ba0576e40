// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import Synchronization

/// The part of the cache that belongs to one account on one host, and the warnings about it, each of them once.
package final class CachePartition: Sendable {
    private let cache: any ResponseCache
    private let credentials: Credentials
    private let notices: any Notices
    private let clock: any WallClock
    private let time: LocalTime
    /// The failures behind stale responses that were posted; nil for a failure of the cache itself.
    private let posted = Mutex<Set<APIFailure.Kind?>>([])

    package init(
        cache: any ResponseCache, credentials: Credentials, notices: any Notices, clock: any WallClock, time: LocalTime
    ) {
        self.cache = cache
        self.credentials = credentials
        self.notices = notices
        self.clock = clock
        self.time = time
    }

    /// Returns the key of a request; requests with equal keys share their response.
    func key(_ url: URL, _ media: MediaType) -> CacheKey {
        CacheKey(
            host: credentials.host, account: credentials.account, method: "GET", url: url.absoluteString,
            accept: media.accept, apiVersion: RequestBuilder.apiVersion)
    }

    func bodies(mostBytes: Int) async -> [Data] {
        let (host, account) = (credentials.host, credentials.account)
        return await attempt { try await $0.bodies(host: host, account: account, mostBytes: mostBytes) } ?? []
    }

    /// Uses the cache; nil if it fails, because a request continues without it.
    @discardableResult
    func attempt<Value: Sendable>(_ work: (any ResponseCache) async throws -> Value) async -> Value? {
        do {
            return try await work(cache)
        } catch {
            if !(error is CancellationError) {
                post(Notice(.warning, "the cache cannot be used: \(error)"), because: nil)
            }
            return nil
        }
    }

    /// Warns about a stale response, once for each kind of failure, so that a list of many pages causes one warning.
    func warn(ofStale response: StoredResponse, because failure: APIFailure) {
        let age = time.moment(response.confirmedAt, now: clock.now())
        post(Notice(.stale, "\(failure.message) · showing data from \(age)"), because: failure.kind)
    }

    private func post(_ notice: Notice, because kind: APIFailure.Kind?) {
        if posted.withLock({ $0.insert(kind).inserted }) { notices.post(notice) }
    }
}
