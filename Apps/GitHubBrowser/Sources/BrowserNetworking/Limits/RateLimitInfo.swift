// SPDX-License-Identifier: Apache-2.0

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
    /// The number of requests in a window.
    package let limit: Int?
    /// The number of requests left in this window.
    package let remaining: Int?
    /// The start of the next window.
    package let resetAt: Date?
    /// The refusal; nil if there was none, or if the reason was another one, such as a missing permission.
    package let refusal: Refusal?

    /// The longest plausible wait in seconds; GitHub's windows are an hour long.
    package static let longestWait = 3_600.0

    /// Reads the headers and the body of a response.
    package init(_ response: HTTPResponse, now: Date) {
        let headers = response.headers
        let serverTime = headers["Date"].flatMap { Date(http: $0) } ?? now
        resource = headers["x-ratelimit-resource"].flatMap { $0.isEmpty ? nil : $0 }
        limit = headers["x-ratelimit-limit"].flatMap { Int($0) }
        remaining = headers["x-ratelimit-remaining"].flatMap { Int($0) }
        let untilReset = headers["x-ratelimit-reset"].flatMap { Double($0) }.map { reset in
            Self.clamped(reset - serverTime.timeIntervalSince1970)
        }
        resetAt = untilReset.map { now.addingTimeInterval($0) }
        refusal = Self.refusal(
            response, isUsedUp: remaining == 0, untilReset: untilReset,
            retryAfter: headers["Retry-After"].flatMap { Self.seconds($0, serverTime: serverTime) })
    }

    /// Whether the response has any rate-limit information.
    package var hasLimits: Bool { refusal != nil || remaining != nil }

    private static func refusal(
        _ response: HTTPResponse, isUsedUp: Bool, untilReset: Double?, retryAfter: Double?
    ) -> Refusal? {
        guard response.status == 403 || response.status == 429 else { return nil }
        if isUsedUp { return Refusal(isSecondary: false, wait: untilReset ?? retryAfter) }
        let words = ServerMessage(response.body)?.text?.lowercased() ?? ""
        let isSecondary =
            retryAfter != nil || response.headers["gh-limited-by"] != nil || words.contains("secondary rate limit")
            || words.contains("abuse detection")
        if isSecondary { return Refusal(isSecondary: true, wait: retryAfter) }
        if words.contains("rate limit exceeded") { return Refusal(isSecondary: false, wait: untilReset) }
        return response.status == 429 ? Refusal(isSecondary: true, wait: nil) : nil
    }

    private static func seconds(_ value: String, serverTime: Date) -> Double? {
        if let seconds = Double(value) { return clamped(seconds) }
        return Date(http: value).map { clamped($0.timeIntervalSince(serverTime)) }
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
