// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The known state of one part's rate limit, in the time of this machine's clock.
public struct LimitState: Sendable, Hashable {
    /// The part, such as `core` or `search`.
    public let resource: String
    /// The number of requests that it allows in a window of time.
    public var limit: Int?
    /// The number of requests that are left in this window.
    public var remaining: Int?
    /// The start of the next window.
    public var resetAt: Date?
    /// Until when nothing is to be asked because requests came too fast.
    public var blockedUntil: Date?
    /// The number of consecutive requests that were too fast.
    public var strikes: Int
    /// The time at which this state was learnt.
    public var updatedAt: Date

    /// Makes a state.
    public init(
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
