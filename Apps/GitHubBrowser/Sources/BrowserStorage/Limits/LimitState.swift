// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The known state of one part's rate limit, in the time of this machine's clock.
package struct LimitState: Sendable, Hashable {
    /// The part, such as `core` or `search`.
    package let resource: String
    /// The number of requests that it allows in a window of time.
    package var limit: Int?
    /// The number of requests that are left in this window.
    package var remaining: Int?
    /// The start of the next window.
    package var resetAt: Date?
    /// The end of a secondary limit.
    package var blockedUntil: Date?
    /// The number of consecutive requests that were too fast.
    package var strikes: Int
    /// The time of the response with this state.
    package var updatedAt: Date

    package init(
        resource: String, limit: Int? = nil, remaining: Int? = nil, resetAt: Date? = nil, blockedUntil: Date? = nil,
        strikes: Int = 0, updatedAt: Date
    ) {
        self.resource = resource
        self.limit = limit
        self.remaining = remaining
        self.resetAt = resetAt
        self.blockedUntil = blockedUntil
        self.strikes = strikes
        self.updatedAt = updatedAt
    }
}
