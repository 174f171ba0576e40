// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// Handles a rate limit: fails, or waits until it is over if the user allows that.
public struct LimitWaiter: Sendable {
    let waiting: LimitWaiting
    let classifier: FailureClassifier
    let clock: any WallClock
    let sleeper: any Sleeper
    let notices: any Notices
    let log: NetworkLog

    /// The number of waits for one request after which it fails.
    static let mostWaits = 10

    /// Waits until a limit is over, after a notice to the user.
    func wait(for block: LimitBlock, from url: URL, waits: Int) async throws(APIFailure) {
        let failure = classifier.failure(block, from: url)
        guard waiting.isAllowed, waits < Self.mostWaits else { throw failure }
        let seconds = block.until.timeIntervalSince(clock.now())
        if seconds >= 1 { notices.post(Notice(.note, "\(failure.message); waiting until then")) }
        log.logger.notice(
            "waiting for a limit",
            metadata: ["resource": "\(block.resource)", "seconds": "\(Int(max(seconds, 0).rounded(.up)))"])
        do {
            // Never zero, so that a clock that lags behind the sleeper does not cause a busy loop.
            try await sleeper.sleep(for: max(seconds, 0.05))
        } catch {
            throw .cancelled
        }
    }
}

/// The policy for a rate limit: to wait until it is over, or to report it.
public struct LimitWaiting: Sendable, Hashable {
    /// Whether the user allows waiting.
    public let isAllowed: Bool

    /// Creates a policy.
    public init(isAllowed: Bool) { self.isAllowed = isAllowed }
}
