// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage
import Foundation

/// The rate limit in a response, with times converted to this machine's clock.
///
/// Waiting times are measured by the server's own clock, its `Date`, so that a wrong clock on either side does no harm.
/// No time beyond the longest window is believed.
package struct RateLimitInfo: Sendable, Hashable {
    /// A refusal of the request because of a limit.
    package struct Refusal: Sendable, Hashable {
        /// Whether the limit is a secondary one, which GitHub applies to bursts.
        package let isSecondary: Bool
        /// The wait in seconds, if the server specifies it.
        package let wait: Double?
    }

    /// The part of the API, if the server names it.
    package let resource: String?
    package let limit: Int?
    package let remaining: Int?
    package let resetAt: Date?
    /// The refusal; nil if there was none, or if the reason was another one, such as a missing permission.
    package let refusal: Refusal?

    /// The longest plausible wait in seconds; GitHub's windows are an hour long.
    package static let longestWait = 3_600.0

    package init(_ response: HTTPResponse, now: Date) {
        let headers = response.headers
        let serverTime = headers["Date"].flatMap(Date.init(http:)) ?? now
        resource = headers["x-ratelimit-resource"].flatMap { $0.isEmpty ? nil : $0 }
        limit = headers["x-ratelimit-limit"].flatMap { Int($0) }
        remaining = headers["x-ratelimit-remaining"].flatMap { Int($0) }
        let untilReset = headers["x-ratelimit-reset"].flatMap { Double($0) }.map { reset in
            Self.clamped(reset - serverTime.timeIntervalSince1970)
        }
        resetAt = untilReset.map { now.addingTimeInterval($0) }
        refusal = Self.refusal(
            response, isUsedUp: remaining == 0, untilReset: untilReset,
            retryAfter: headers["Retry-After"]
                .flatMap { Double($0) ?? Date(http: $0)?.timeIntervalSince(serverTime) }.map(Self.clamped))
    }

    /// Whether the response has any rate-limit information.
    package var hasLimits: Bool { refusal != nil || remaining != nil }

    private static func refusal(
        _ response: HTTPResponse, isUsedUp: Bool, untilReset: Double?, retryAfter: Double?
    ) -> Refusal? {
        guard response.status == 403 || response.status == 429 else { return nil }
        if isUsedUp { return Refusal(isSecondary: false, wait: untilReset ?? retryAfter) }
        let words = response.message?.lowercased() ?? ""
        let isSecondary =
            retryAfter != nil || response.headers["gh-limited-by"] != nil || words.contains("secondary rate limit")
            || words.contains("abuse detection")
        if isSecondary { return Refusal(isSecondary: true, wait: retryAfter) }
        if words.contains("rate limit exceeded") { return Refusal(isSecondary: false, wait: untilReset) }
        return response.status == 429 ? Refusal(isSecondary: true, wait: nil) : nil
    }

    private static func clamped(_ seconds: Double) -> Double {
        seconds.isNaN ? longestWait : min(max(seconds.rounded(.up), 0), longestWait)
    }
}

extension Date {
    /// Parses an HTTP date, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
    init?(http text: String) {
        let parts = text.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "," })
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard parts.count == 8, let month = months.firstIndex(of: String(parts[2])) else { return nil }
        let number = (month < 9 ? "0" : "") + String(month + 1)
        self.init(rfc3339: "\(parts[3])-\(number)-\(parts[1])T\(parts[4]):\(parts[5]):\(parts[6])Z")
    }
}

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
