// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Logging

/// Tries a request again that failed for a moment's trouble, after a pause that grows and differs from run to run.
///
/// A connection that could not be made or broke, and the statuses 502, 503 and 504 count as such; a limit, a refusal
/// and a request that took too long never do.
public struct Retrier: Sendable {
    private let retries: Int
    private let sleeper: any Sleeper
    private let randomness: any Randomness
    private let logger: Logger

    /// The pauses before the first retry, in seconds; each further one is twice as long.
    static let firstPauses = (connection: 0.25, server: 0.5)
    /// The longest pause; a server that wants more is not asked again.
    static let longestPause = 10.0

    /// Makes a retrier that tries so many times again.
    public init(retries: Int, sleeper: any Sleeper, randomness: any Randomness, logger: Logger) {
        self.retries = retries
        self.sleeper = sleeper
        self.randomness = randomness
        self.logger = logger
    }

    /// Waits before a retry and says that it is time for it; false where none is due.
    func retries(_ request: HTTPRequest, after attempt: RequestAttempt, failed count: Int) async throws(APIFailure)
        -> Bool
    {
        guard count <= retries, request.method == "GET", let pause = pause(after: attempt, count) else { return false }
        logger.info(
            "trying again", metadata: ["url": "\(request.url.place)", "after": "\(Int(pause * 1_000)) ms"])
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
        case .answered(let response, _):
            guard [502, 503, 504].contains(response.status) else { return nil }
            guard let wish = response.headers["Retry-After"] else { return grown(Self.firstPauses.server, count) }
            return Double(wish).flatMap { (0...Self.longestPause).contains($0) ? $0 : nil }
        case .blocked: return nil
        }
    }

    /// Half of it is certain and half of it chance, so that many clients do not come back together.
    private func grown(_ first: Double, _ count: Int) -> Double {
        min(first * pow(2, Double(count - 1)), Self.longestPause) * (0.5 + 0.5 * randomness.fraction())
    }
}

extension TransportFailure {
    /// Whether the next try may well go better.
    var isPassing: Bool {
        switch kind {
        case .refused, .interrupted, .other: true
        case .unknownHost, .timedOut, .insecure, .cancelled, .redirects, .tooLarge: false
        }
    }
}
