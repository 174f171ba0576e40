// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Logging

/// Handles a rate limit: fails, or waits until it is over if the user allows that.
public struct LimitWaiter: Sendable {
    private let waiting: LimitWaiting
    private let classifier: FailureClassifier
    private let clock: any WallClock
    private let sleeper: any Sleeper
    private let notices: any Notices
    private let logger: Logger

    /// The number of waits for one request after which it fails.
    static let mostWaits = 10

    /// Creates a waiter; without permission to wait, each limit is a failure.
    public init(
        waiting: LimitWaiting, classifier: FailureClassifier, clock: any WallClock, sleeper: any Sleeper,
        notices: any Notices, log: NetworkLog
    ) {
        self.waiting = waiting
        self.classifier = classifier
        self.clock = clock
        self.sleeper = sleeper
        self.notices = notices
        logger = log.logger
    }

    /// Waits until a limit is over, after a notice to the user.
    func wait(for block: LimitBlock, from url: URL, waits: Int) async throws(APIFailure) {
        let failure = classifier.failure(block, from: url)
        guard waiting.isAllowed, waits < Self.mostWaits else { throw failure }
        let seconds = block.until.timeIntervalSince(clock.now())
        if seconds >= 1 { notices.post(Notice(.note, "\(failure.message); waiting until then")) }
        logger.notice(
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
