// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Retries requests after temporary failures, with a growing and randomised delay.
///
/// Temporary failures are refused and interrupted connections, and the statuses 502, 503 and 504. Rate limits, refusals
/// and timeouts are never retried.
public struct Retrier: Sendable {
    let retries: Int
    let sleeper: any Sleeper
    let randomness: any Randomness
    let log: NetworkLog

    /// The delays before the first retry, in seconds; each further delay is twice as long.
    static let firstPauses = (connection: 0.25, server: 0.5)
    /// The longest delay in seconds; if the server wants a longer one, there is no retry.
    static let longestPause = 10.0

    /// Waits for the delay before a retry; returns false if the request is not to be retried.
    func retries(_ request: HTTPRequest, after attempt: RequestAttempt, failed count: Int) async throws(APIFailure)
        -> Bool
    {
        guard count <= retries, request.method == "GET", let pause = pause(after: attempt, count) else { return false }
        log.logger.info(
            "retrying", metadata: ["url": "\(request.url.place)", "after": "\(Int(pause * 1_000)) ms"])
        do {
            try await sleeper.sleep(for: pause)
        } catch {
            throw .cancelled
        }
        return true
    }

    private func pause(after attempt: RequestAttempt, _ count: Int) -> Double? {
        switch attempt {
        case .failed(let failure):
            return failure.isPassing ? grown(Self.firstPauses.connection, count) : nil
        case .responded(let response, _):
            guard [502, 503, 504].contains(response.status) else { return nil }
            guard let wish = response.headers["Retry-After"] else { return grown(Self.firstPauses.server, count) }
            return Double(wish).flatMap { (0...Self.longestPause).contains($0) ? $0 : nil }
        case .blocked: return nil
        }
    }

    /// Half of the delay is fixed and half is random, so that many clients do not retry at the same time.
    private func grown(_ first: Double, _ count: Int) -> Double {
        min(first * pow(2, Double(count - 1)), Self.longestPause) * (0.5 + 0.5 * randomness.fraction())
    }
}

extension TransportFailure {
    /// Whether a retry may succeed.
    var isPassing: Bool {
        switch kind {
        case .refused, .interrupted, .other: true
        case .unknownHost, .timedOut, .insecure, .cancelled, .redirects, .tooLarge, .noLibrary: false
        }
    }
}
