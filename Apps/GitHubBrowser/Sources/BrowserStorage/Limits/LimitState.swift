// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is known about the limit of one part of the API, in the time of this machine's clock.
public struct LimitState: Sendable, Hashable {
    /// The part, such as `core` or `search`.
    public let resource: String
    /// How many requests it answers in a window of time.
    public var limit: Int?
    /// How many it still answers in this one.
    public var remaining: Int?
    /// When the next window begins.
    public var resetAt: Date?
    /// Until when nothing is to be asked because requests came too fast.
    public var blockedUntil: Date?
    /// How many times in a row requests came too fast.
    public var strikes: Int
    /// When all this was learnt.
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
