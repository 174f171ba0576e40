// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Foundation

/// When a kept answer is good enough.
public struct CachePolicy: Sendable, Hashable {
    /// How the user wants the cache to be used.
    public enum Mode: Sendable, Hashable {
        /// Fresh answers are taken, others confirmed by the server.
        case normal
        /// The server is always asked.
        case refresh
        /// The server is never asked.
        case offline
    }

    /// How the user wants the cache to be used.
    public let mode: Mode
    /// For how many seconds an answer counts as fresh.
    public let freshFor: TimeInterval

    /// Makes a policy.
    public init(mode: Mode, freshFor: TimeInterval) {
        self.mode = mode
        self.freshFor = freshFor
    }

    /// Whether an answer may be taken without asking; one from the future never counts as fresh.
    public func accepts(_ response: StoredResponse, now: Date) -> Bool {
        switch mode {
        case .offline: true
        case .refresh: false
        case .normal: (0..<freshFor).contains(now.timeIntervalSince(response.confirmedAt))
        }
    }
}
