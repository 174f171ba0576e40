// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Logging

/// Decides what to do about a limit: fail, or wait until it is over where the user wants that.
public struct LimitWaiter: Sendable {
    private let isAllowed: Bool
    private let classifier: FailureClassifier
    private let clock: any WallClock
    private let sleeper: any Sleeper
    private let notices: any Notices
    private let logger: Logger

    /// How many times in a row one request is held back before it fails after all.
    static let mostWaits = 10

    /// Makes a waiter; without leave to wait each limit is a failure.
    public init(
        isAllowed: Bool, classifier: FailureClassifier, clock: any WallClock, sleeper: any Sleeper,
        notices: any Notices, logger: Logger
    ) {
        self.isAllowed = isAllowed
        self.classifier = classifier
        self.clock = clock
        self.sleeper = sleeper
        self.notices = notices
        self.logger = logger
    }

    /// Returns once a limit is over, and tells the user until when that takes.
    func wait(for block: LimitBlock, from url: URL, waits: Int) async throws(APIFailure) {
        let failure = classifier.failure(block, from: url)
        guard isAllowed, waits < Self.mostWaits else { throw failure }
        let seconds = block.until.timeIntervalSince(clock.now())
        if seconds >= 1 { notices.post(Notice(.note, "\(failure.message); waiting until then")) }
        logger.notice(
            "waiting for a limit",
            metadata: ["resource": "\(block.resource)", "seconds": "\(Int(max(seconds, 0).rounded(.up)))"])
        do {
            // A little more than nothing, lest a clock that lags behind the sleeper keeps asking.
            try await sleeper.sleep(for: max(seconds, 0.05))
        } catch {
            throw .cancelled
        }
    }
}
