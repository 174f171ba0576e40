// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation

/// A client of the API with a cache: a response is fresh from the cache, else from the server, else stale.
package struct APIClient: Sendable {
    let requests: RequestBuilder
    let dispatcher: RequestDispatcher
    let flights: RequestFlights
    let classifier: FailureClassifier
    let partition: CachePartition
    let policy: CachePolicy
    let clock: any WallClock
    let log: NetworkLog

    /// Returns the response for a URL; the failure names the subject if it is not found.
    ///
    /// A stale response is used, with a warning, if the server cannot be reached, fails or sets a limit; never if it
    /// says that the resource does not exist or may not be seen. Concurrent requests for the same URL share a response.
    package func get(
        _ url: URL, about subject: String? = nil, as media: MediaType = .json, freshness: Freshness = .policy
    ) async throws(APIFailure) -> APIResponse {
        let key = partition.key(url, media)
        let stored = await partition.attempt { try await $0.response(for: key) } ?? nil
        if let stored, isGoodEnough(stored, freshness) {
            log.logger.debug("request", metadata: ["method": "GET", "url": "\(url.place)", "from": "cache"])
            let isFresh = freshness != .kept || policy.accepts(stored, now: clock.now())
            return APIResponse(stored, for: url, isFresh: isFresh)
        }
        if Task.isCancelled { throw .cancelled }
        if policy.mode == .offline || freshness == .kept {
            throw APIFailure(.notCached, "\(url.place) is not in the cache", advice: ["try again without --offline"])
        }
        return try await flights.land(key) { [self] in
            do throws(APIFailure) {
                return .success(try await fetch(url, media, key, freshness))
            } catch {
                return .failure(error)
            }
        }.mapError { subject.map($0.about) ?? $0 }.get()
    }

    private func isGoodEnough(_ stored: StoredResponse, _ freshness: Freshness) -> Bool {
        switch freshness {
        case .kept: true
        case .policy: policy.accepts(stored, now: clock.now())
        case .always: policy.mode == .offline
        }
    }

    /// Looks into the cache again, because the same request may just have ended, and then asks the server.
    private func fetch(
        _ url: URL, _ media: MediaType, _ key: CacheKey, _ freshness: Freshness
    ) async throws(APIFailure) -> APIResponse {
        let stored = await partition.attempt { try await $0.response(for: key) } ?? nil
        if let stored, isGoodEnough(stored, freshness) { return APIResponse(stored, for: url) }
        do {
            return try await request(url, media, key, stored: stored)
        } catch {
            if error.kind == .notFound { await partition.attempt { try await $0.removeResponse(for: key) } }
            guard let stored, error.allowsStaleResponses else { throw error }
            partition.warn(ofStale: stored, because: error)
            log.logger.info("request", metadata: ["method": "GET", "url": "\(url.place)", "from": "cache (stale)"])
            return APIResponse(stored, for: url, staleBecause: error)
        }
    }

    /// Asks the server, conditionally if the cache has a response, and stores what it sends.
    private func request(
        _ url: URL, _ media: MediaType, _ key: CacheKey, stored: StoredResponse?
    ) async throws(APIFailure) -> APIResponse {
        let (response, source) = try await dispatcher.send(
            requests.get(url, as: media, ifNoneMatch: stored?.etag), as: media)
        if response.status == 304 {
            // A server that sends 304 to an unconditional request would be asked for ever.
            guard let stored else {
                throw APIFailure(
                    .unusable, "\(source.place) sent an unexpected 304 Not Modified",
                    advice: ["a proxy may be in the way; try again later"])
            }
            guard Self.isConfirmed(stored, by: response) else { return try await request(url, media, key, stored: nil) }
            // A 304 need not repeat the Link header; then the stored one is still valid.
            let (now, link) = (clock.now(), response.headers.joined("Link"))
            await partition.attempt { try await $0.confirm(key, at: now, link: link) }
            return APIResponse(stored.confirmed(at: now, link: link), for: url, from: source)
        }
        if let failure = classifier.failure(of: response, from: source, insteadOf: url, as: media) { throw failure }
        let fresh = StoredResponse(
            body: response.body, etag: response.headers["ETag"], link: response.headers.joined("Link"),
            confirmedAt: clock.now())
        await partition.attempt { try await $0.store(fresh, for: key) }
        return APIResponse(fresh, for: url, from: source)
    }

    /// Compared weakly (RFC 9110, 8.8.3.2): a 200 may send `W/"x"` and its 304 `"x"`.
    private static func isConfirmed(_ stored: StoredResponse, by response: HTTPResponse) -> Bool {
        guard let confirmed = response.headers["ETag"], let etag = stored.etag else { return stored.etag != nil }
        let opaque = { (tag: String) in tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag }
        return opaque(confirmed) == opaque(etag)
    }
}

extension APIClient {
    /// The size of the responses that are read for their pages: some thousand rows, in a moment.
    private static let mostBytes = 4_000_000

    /// Returns the addresses of the web pages of all objects in the latest stored responses; asks no server.
    package func storedPages() async -> [String] {
        await partition.bodies(mostBytes: Self.mostBytes).flatMap { body in
            guard let content = try? JSONSerialization.jsonObject(with: body) else { return [String]() }
            let object = content as? [String: Any]
            let objects = (content as? [Any] ?? object?["items"] as? [Any])?.map { $0 as? [String: Any] } ?? [object]
            return objects.compactMap { $0?["html_url"] as? String }
        }
    }
}
