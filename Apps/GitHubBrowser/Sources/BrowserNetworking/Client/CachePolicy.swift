// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Foundation

/// The required freshness of a response.
package enum Freshness: Sendable, Hashable {
    /// As configured: a cached response is used if it is fresh enough.
    case policy
    /// From the server, unless the user is offline; for refreshing, and for data about the current moment.
    case always
    /// From the cache only, of any age; for a first frame that must not wait.
    case kept
}

/// The conditions under which a stored response is used.
package struct CachePolicy: Sendable, Hashable {
    /// The user's choice of how to use the cache.
    package enum Mode: Sendable, Hashable {
        /// Fresh responses are used, others are confirmed by the server.
        case normal
        /// Every request goes to the server.
        case refresh
        /// No request goes to the server.
        case offline
    }

    package let mode: Mode
    /// The time in seconds for which a response is fresh.
    package let freshFor: TimeInterval

    package init(mode: Mode, freshFor: TimeInterval) {
        self.mode = mode
        self.freshFor = freshFor
    }

    /// Returns whether a response may be used without asking the server; one from the future is never fresh.
    package func accepts(_ response: StoredResponse, now: Date) -> Bool {
        switch mode {
        case .offline: true
        case .refresh: false
        case .normal: (0..<freshFor).contains(now.timeIntervalSince(response.confirmedAt))
        }
    }
}
