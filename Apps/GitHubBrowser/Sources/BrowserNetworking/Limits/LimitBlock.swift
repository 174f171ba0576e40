// SPDX-License-Identifier: Apache-2.0

import BrowserStorage
import Foundation

/// A period in which a part of the API may not be called.
package struct LimitBlock: Sendable, Hashable {
    /// The part, such as `core` or `search`.
    package let resource: String
    package let until: Date
    /// Whether the limit is on the speed of requests rather than on their number.
    package let isSecondary: Bool
}

extension LimitBlock {
    /// Derives the block from a state at a time; nil if there is none.
    ///
    /// A time beyond the longest wait cannot have been recorded by this clock: the clock was set back since.
    init?(_ state: LimitState, now: Date) {
        let lies = { (time: Date?) -> Date? in
            guard let time, time > now, time.timeIntervalSince(now) <= RateLimitInfo.longestWait else { return nil }
            return time
        }
        let primary = state.remaining == 0 ? lies(state.resetAt) : nil
        let secondary = lies(state.blockedUntil)
        guard let until = [primary, secondary].compactMap({ $0 }).max() else { return nil }
        self.init(resource: state.resource, until: until, isSecondary: primary != until)
    }
}
