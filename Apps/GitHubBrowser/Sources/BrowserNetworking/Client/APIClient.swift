// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation

/// A good answer of the API.
public struct APIAnswer: Sendable, Hashable {
    /// The address that was asked.
    public let url: URL
    /// The JSON.
    public let body: Data
    /// The addresses of other pages.
    public let links: LinkHeader
}

/// Asks the API through the cache: fresh from the cache, else confirmed or answered by the server, else stale.
public struct APIClient: Sendable {
    private let requests: RequestBuilder
    private let follower: RedirectFollower
    private let classifier: FailureClassifier
    private let partition: CachePartition
    private let policy: CachePolicy
    private let clock: any WallClock
    private let notices: any Notices

    /// Makes a client for one API and one account.
    public init(
        requests: RequestBuilder, follower: RedirectFollower, classifier: FailureClassifier, partition: CachePartition,
        policy: CachePolicy, clock: any WallClock, notices: any Notices
    ) {
        self.requests = requests
        self.follower = follower
        self.classifier = classifier
        self.partition = partition
        self.policy = policy
        self.clock = clock
        self.notices = notices
    }

    /// The answer of an address.
    ///
    /// An old answer stands in for a server that cannot be reached, is in trouble or sets a limit, with a warning;
    /// never for one that says that there is no such thing or that the asker may not see it.
    public func get(_ url: URL) async throws(APIFailure) -> APIAnswer {
        let stored = await partition.response(for: url)
        if let stored, policy.accepts(stored, now: clock.now()) { return answer(stored, url) }
        if policy.mode == .offline {
            throw APIFailure(
                .notCached, "\(url.host ?? "")\(url.path) is not in the cache", advice: ["ask again without --offline"])
        }
        do {
            return answer(try await ask(url, stored: stored), url)
        } catch {
            if error.kind == .notFound { await partition.removeResponse(for: url) }
            guard let stored, error.allowsStaleAnswers else { throw error }
            let age = stored.confirmedAt.rfc3339
            notices.post(Notice(.warning, "showing data from \(age), because: \(error.message)"))
            return answer(stored, url)
        }
    }

    /// The answer of an address; a failure to find it names what was asked for.
    public func get(_ url: URL, about subject: String) async throws(APIFailure) -> APIAnswer {
        do {
            return try await get(url)
        } catch {
            throw error.about(subject)
        }
    }

    /// Asks the server, on condition where there is an old answer, and keeps what it says.
    private func ask(_ url: URL, stored: StoredResponse?) async throws(APIFailure) -> StoredResponse {
        let response = try await send(url, etag: stored?.etag)
        if response.status == 304 {
            // A server that sends 304 to a request without condition would be asked for ever.
            guard let stored else { throw APIFailure(.unusable, "the server confirmed what nobody asked about (304)") }
            guard Self.isConfirmed(stored, by: response) else { return try await ask(url, stored: nil) }
            return await keep(
                StoredResponse(
                    body: stored.body, etag: stored.etag, link: response.headers.joined("Link") ?? stored.link,
                    confirmedAt: clock.now()), for: url)
        }
        if let failure = classifier.failure(of: response, from: url) { throw failure }
        return await keep(
            StoredResponse(
                body: response.body, etag: response.headers["ETag"], link: response.headers.joined("Link"),
                confirmedAt: clock.now()), for: url)
    }

    private func send(_ url: URL, etag: String?) async throws(APIFailure) -> HTTPResponse {
        do {
            return try await follower.send(requests.get(url, ifNoneMatch: etag))
        } catch {
            throw classifier.failure(error, from: url)
        }
    }

    private func keep(_ response: StoredResponse, for url: URL) async -> StoredResponse {
        await partition.store(response, for: url)
        return response
    }

    private func answer(_ stored: StoredResponse, _ url: URL) -> APIAnswer {
        APIAnswer(url: url, body: stored.body, links: LinkHeader(stored.link))
    }

    /// Compared weakly (RFC 9110, 8.8.3.2): a 200 may send `W/"x"` and its 304 `"x"`.
    private static func isConfirmed(_ stored: StoredResponse, by response: HTTPResponse) -> Bool {
        guard let confirmed = response.headers["ETag"], let etag = stored.etag else { return stored.etag != nil }
        let opaque = { (tag: String) in tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag }
        return opaque(confirmed) == opaque(etag)
    }
}
