// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Sends requests: within the rate limits and the slots, with retries after temporary failures.
///
/// Temporary failures are refused and interrupted connections, and the statuses 502, 503 and 504. Refusals and timeouts are
/// never retried. A rate limit is a failure, or is waited for if the user allows that.
package struct RequestDispatcher: Sendable {
    let transport: any Transport
    let governor: Governor
    let slots: Slots
    let classifier: FailureClassifier
    let settings: NetworkSettings
    let waiting: LimitWaiting
    let clock: any WallClock
    let sleeper: any Sleeper
    let randomness: any Randomness
    let notices: any Notices
    let log: NetworkLog

    /// The number of waits for one request after which it fails.
    private static let mostWaits = 10
    /// The maximum delay of a retry, in seconds; a request whose server demands a longer one is not retried.
    private static let longestPause = 10.0

    private enum Attempt: Sendable {
        /// A rate limit, known before the request or reported by the response.
        case blocked(LimitBlock)
        /// A response of any status, from the URL that redirects led to.
        case responded(HTTPResponse, from: URL)
        case failed(TransportFailure)
    }

    /// Returns the server's response of any status, and the URL that sent it; refusals because of a limit are failures.
    func send(_ request: HTTPRequest, as media: MediaType) async throws(APIFailure) -> (HTTPResponse, URL) {
        var failures = 0
        var waits = 0
        while true {
            guard !Task.isCancelled, let attempt = await slots.run({ await self.attempt(request, as: media) }) else {
                throw .cancelled
            }
            if failures < settings.retry, let pause = pause(after: attempt, failures) {
                failures += 1
                log.logger.info(
                    "retrying", metadata: ["url": "\(request.url.place)", "after": "\(Int(pause * 1_000)) ms"])
                try await sleep(for: pause)
                continue
            }
            switch attempt {
            case .responded(let response, let url): return (response, url)
            case .failed(let failure): throw classifier.failure(failure, from: failure.url ?? request.url)
            case .blocked(let block):
                try await wait(for: block, from: request.url, waits: waits)
                waits += 1
            }
        }
    }

    /// Sends the request once. Limits are checked only in its slot, because the request before may have reached one.
    private func attempt(_ request: HTTPRequest, as media: MediaType) async -> Attempt {
        if let block = await governor.block(for: request.url) { return .blocked(block) }
        do {
            let response = try await transport.send(request)
            let url = response.url ?? request.url
            if let block = await governor.record(response, from: url) { return .blocked(block) }
            guard media.isWhole(response) else {
                return .failed(TransportFailure(.interrupted, detail: "the body is not valid JSON", at: url))
            }
            return .responded(response, from: url)
        } catch {
            return .failed(error)
        }
    }

    /// Waits until a limit is over, after a notice to the user.
    private func wait(for block: LimitBlock, from url: URL, waits: Int) async throws(APIFailure) {
        let failure = classifier.failure(block, from: url)
        guard waiting.isAllowed, waits < Self.mostWaits else { throw failure }
        let seconds = block.until.timeIntervalSince(clock.now())
        if seconds >= 1 { notices.post(Notice(.note, "\(failure.message); waiting until then")) }
        log.logger.notice(
            "waiting for a limit",
            metadata: ["resource": "\(block.resource)", "seconds": "\(Int(max(seconds, 0).rounded(.up)))"])
        // Never zero, so that a clock that lags behind the sleeper does not cause a busy loop.
        try await sleep(for: max(seconds, 0.05))
    }

    private func sleep(for seconds: Double) async throws(APIFailure) {
        do {
            try await sleeper.sleep(for: seconds)
        } catch {
            throw .cancelled
        }
    }

    /// Returns the delay before a retry; nil if the request is not to be retried.
    private func pause(after attempt: Attempt, _ count: Int) -> Double? {
        switch attempt {
        case .failed(let failure):
            return [.refused, .interrupted, .other].contains(failure.kind) ? grown(0.25, count) : nil
        case .responded(let response, _):
            guard [502, 503, 504].contains(response.status) else { return nil }
            guard let wish = response.headers["Retry-After"] else { return grown(0.5, count) }
            return Double(wish).flatMap { (0...Self.longestPause).contains($0) ? $0 : nil }
        case .blocked: return nil
        }
    }

    /// Each delay is twice as long as the one before. Half of it is random, so that many clients do not retry at the same time.
    private func grown(_ first: Double, _ count: Int) -> Double {
        min(first * pow(2, Double(count)), Self.longestPause) * (0.5 + 0.5 * randomness.fraction())
    }
}

/// The policy for a rate limit: to wait until it is over, or to report it.
package struct LimitWaiting: Sendable, Hashable {
    package let isAllowed: Bool

    package init(isAllowed: Bool) { self.isAllowed = isAllowed }
}

extension URL {
    /// The host and the path, without the query, which may hold private data.
    var place: String { (host ?? "") + path }
}
