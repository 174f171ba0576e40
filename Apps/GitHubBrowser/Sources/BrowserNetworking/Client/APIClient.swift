// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation
import Logging

/// Asks the API through the cache: fresh from the cache, else confirmed or answered by the server, else stale.
public struct APIClient: Sendable {
    private let requests: RequestBuilder
    private let dispatcher: RequestDispatcher
    private let flights: RequestFlights
    private let classifier: FailureClassifier
    private let partition: CachePartition
    private let policy: CachePolicy
    private let stale: StaleWarnings
    private let clock: any WallClock
    private let logger: Logger

    /// Makes a client for one API and one account.
    public init(
        requests: RequestBuilder, dispatcher: RequestDispatcher, flights: RequestFlights,
        classifier: FailureClassifier, partition: CachePartition, policy: CachePolicy, stale: StaleWarnings,
        clock: any WallClock, logger: Logger
    ) {
        self.requests = requests
        self.dispatcher = dispatcher
        self.flights = flights
        self.classifier = classifier
        self.partition = partition
        self.policy = policy
        self.stale = stale
        self.clock = clock
        self.logger = logger
    }

    /// The answer of an address.
    ///
    /// An old answer stands in for a server that cannot be reached, is in trouble or sets a limit, with a warning;
    /// never for one that says that there is no such thing or that the asker may not see it. Who asks for what is being
    /// asked already gets the same answer.
    public func get(
        _ url: URL, as media: MediaType = .json, freshness: Freshness = .policy
    ) async throws(APIFailure) -> APIAnswer {
        let stored = await partition.response(for: url, as: media)
        if let stored, isGoodEnough(stored, freshness) {
            logger.debug("request", metadata: ["method": "GET", "url": "\(url.place)", "from": "cache"])
            return answer(stored, url, isFresh: freshness != .kept || policy.accepts(stored, now: clock.now()))
        }
        if Task.isCancelled { throw .cancelled }
        if policy.mode == .offline || freshness == .kept {
            throw APIFailure(.notCached, "\(url.place) is not in the cache", advice: ["ask again without --offline"])
        }
        return try await flights.land(partition.key(url, media)) { [self] in
            do throws(APIFailure) {
                return .success(try await fetch(url, media, freshness))
            } catch {
                return .failure(error)
            }
        }.get()
    }

    /// The answer of an address; a failure to find it names what was asked for.
    public func get(
        _ url: URL, about subject: String, as media: MediaType = .json, freshness: Freshness = .policy
    ) async throws(APIFailure) -> APIAnswer {
        do {
            return try await get(url, as: media, freshness: freshness)
        } catch {
            throw error.about(subject)
        }
    }

    private func isGoodEnough(_ stored: StoredResponse, _ freshness: Freshness) -> Bool {
        switch freshness {
        case .kept: true
        case .policy: policy.accepts(stored, now: clock.now())
        case .always: policy.mode == .offline
        }
    }

    /// Looks into the cache once more, since the same request may just have ended, and asks the server.
    private func fetch(_ url: URL, _ media: MediaType, _ freshness: Freshness) async throws(APIFailure) -> APIAnswer {
        let stored = await partition.response(for: url, as: media)
        if let stored, isGoodEnough(stored, freshness) { return answer(stored, url) }
        do {
            let (response, source) = try await ask(url, media, stored: stored)
            return answer(response, url, source: source)
        } catch {
            if error.kind == .notFound { await partition.removeResponse(for: url, as: media) }
            guard let stored, error.allowsStaleAnswers else { throw error }
            let answer = answer(stored, url, staleBecause: error)
            stale.tell(of: answer, because: error)
            logger.info("request", metadata: ["method": "GET", "url": "\(url.place)", "from": "cache (stale)"])
            return answer
        }
    }

    /// Asks the server, on condition where there is an old answer, and keeps what it says.
    private func ask(
        _ url: URL, _ media: MediaType, stored: StoredResponse?
    ) async throws(APIFailure) -> (StoredResponse, source: URL) {
        let request = requests.get(url, as: media, ifNoneMatch: stored?.etag)
        let (response, source) = try await dispatcher.send(request, as: media)
        if response.status == 304 {
            // A server that sends 304 to a request without condition would be asked for ever.
            guard let stored else { throw classifier.unaskedConfirmation(from: source) }
            guard Self.isConfirmed(stored, by: response) else { return try await ask(url, media, stored: nil) }
            return (await confirm(stored, by: response, url, media), source)
        }
        if let failure = classifier.failure(of: response, from: source, insteadOf: url, as: media) { throw failure }
        let fresh = StoredResponse(
            body: response.body, etag: response.headers["ETag"], link: response.headers.joined("Link"),
            confirmedAt: clock.now())
        await partition.store(fresh, for: url, as: media)
        return (fresh, source)
    }

    /// A 304 need not repeat the Link header; then the kept one stands.
    private func confirm(
        _ stored: StoredResponse, by response: HTTPResponse, _ url: URL, _ media: MediaType
    ) async -> StoredResponse {
        let link = response.headers.joined("Link")
        let now = clock.now()
        await partition.confirm(url, as: media, at: now, link: link)
        return StoredResponse(body: stored.body, etag: stored.etag, link: link ?? stored.link, confirmedAt: now)
    }

    private func answer(
        _ stored: StoredResponse, _ url: URL, source: URL? = nil, staleBecause failure: APIFailure? = nil,
        isFresh: Bool = true
    ) -> APIAnswer {
        APIAnswer(
            url: url, source: source, body: stored.body, links: LinkHeader(stored.link),
            confirmedAt: stored.confirmedAt,
            staleBecause: failure, isFresh: isFresh && failure == nil)
    }

    /// Compared weakly (RFC 9110, 8.8.3.2): a 200 may send `W/"x"` and its 304 `"x"`.
    private static func isConfirmed(_ stored: StoredResponse, by response: HTTPResponse) -> Bool {
        guard let confirmed = response.headers["ETag"], let etag = stored.etag else { return stored.etag != nil }
        let opaque = { (tag: String) in tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag }
        return opaque(confirmed) == opaque(etag)
    }
}
