// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What an answer says about the limit it counted against, in the time of this machine's clock.
///
/// The server's own clock, its `Date`, decides how far away a time is, so that a wrong clock here or there does no harm;
/// and no time is believed that is further away than the longest window.
public struct LimitReading: Sendable, Hashable {
    /// That the answer refuses the request because of a limit.
    public struct Refusal: Sendable, Hashable {
        /// Whether it is a secondary limit, which GitHub sets for bursts.
        public let isSecondary: Bool
        /// How many seconds to wait, where the server says so.
        public let wait: Double?
    }

    /// The part of the API, where the server names it.
    public let resource: String?
    /// How many requests it answers in a window.
    public let limit: Int?
    /// How many it still answers in this one.
    public let remaining: Int?
    /// When the next window begins.
    public let resetAt: Date?
    /// Why the request was refused; nil where that was not for a limit, such as for a missing permission.
    public let refusal: Refusal?

    /// The longest wait in seconds that is believed; GitHub's windows are an hour long.
    public static let longestWait = 3_600.0

    /// Reads an answer.
    public init(_ response: HTTPResponse, now: Date) {
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

    /// Whether there is anything in the answer about a limit.
    public var isTelling: Bool { refusal != nil || remaining != nil }

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
    /// A date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
    init?(http text: String) {
        let parts = text.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "," })
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard parts.count == 8, let month = months.firstIndex(of: String(parts[2])) else { return nil }
        let number = (month < 9 ? "0" : "") + String(month + 1)
        self.init(rfc3339: "\(parts[3])-\(number)-\(parts[1])T\(parts[4]):\(parts[5]):\(parts[6])Z")
    }
}
