// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Foundation

/// That nothing is to be asked of a part of the API for some time.
public struct LimitBlock: Sendable, Hashable {
    /// The part, such as `core` or `search`.
    public let resource: String
    /// When it may be asked again.
    public let until: Date
    /// Whether requests came too fast, rather than too many of them.
    public let isSecondary: Bool

    /// Makes a block.
    public init(resource: String, until: Date, isSecondary: Bool) {
        self.resource = resource
        self.until = until
        self.isSecondary = isSecondary
    }

    /// The block that a state means at a time, if any.
    ///
    /// A time further away than the longest wait cannot have been learnt by this clock: it was put back since.
    init?(_ state: LimitState, now: Date) {
        let lies = { (time: Date?) -> Date? in
            guard let time, time > now, time.timeIntervalSince(now) <= LimitReading.longestWait else { return nil }
            return time
        }
        let primary = state.remaining == 0 ? lies(state.resetAt) : nil
        let secondary = lies(state.blockedUntil)
        guard let until = [primary, secondary].compactMap({ $0 }).max() else { return nil }
        self.init(resource: state.resource, until: until, isSecondary: primary != until)
    }
}
