// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// What an answer says about a limit that was hit.
public struct RateLimit: Sendable, Hashable {
    /// Whether it is a secondary limit, which GitHub sets for bursts.
    public let isSecondary: Bool
    /// How many seconds to wait, where the server says so.
    public let wait: Int?

    /// The longest wait that is believed; GitHub's windows are an hour long.
    public static let longestWait = 3_600

    /// Reads a 403 or 429; nil where it is about something else, such as a missing permission.
    ///
    /// The server's own clock decides how long the wait is, so that a wrong one here does no harm.
    public init?(_ response: HTTPResponse, message: String?, now: Date) {
        guard response.status == 403 || response.status == 429 else { return nil }
        let headers = response.headers
        let serverTime = headers["Date"].flatMap(Self.httpDate) ?? now
        let retryAfter = headers["Retry-After"].flatMap { Self.seconds($0, serverTime: serverTime) }
        let text = message?.lowercased() ?? ""
        if headers["x-ratelimit-remaining"] == "0" {
            isSecondary = false
            let reset = headers["x-ratelimit-reset"].flatMap(Double.init).map { $0 - serverTime.timeIntervalSince1970 }
            wait = (reset.map(Self.clamped)) ?? retryAfter
        } else if retryAfter != nil || headers["gh-limited-by"] != nil || text.contains("secondary rate limit")
            || text.contains("abuse detection")
        {
            isSecondary = true
            wait = retryAfter
        } else if response.status == 429 || text.contains("rate limit exceeded") {
            isSecondary = false
            wait = nil
        } else {
            return nil
        }
    }

    private static func seconds(_ value: String, serverTime: Date) -> Int? {
        if let seconds = Double(value) { return clamped(seconds) }
        return httpDate(value).map { clamped($0.timeIntervalSince(serverTime)) }
    }

    private static func clamped(_ seconds: Double) -> Int {
        seconds.isNaN ? longestWait : Int(min(max(seconds.rounded(.up), 0), Double(longestWait)))
    }

    /// A date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
    private static func httpDate(_ text: String) -> Date? {
        let parts = text.split(whereSeparator: { $0 == " " || $0 == ":" || $0 == "," })
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard parts.count == 8, let month = months.firstIndex(of: String(parts[2])) else { return nil }
        let twoDigits = { (number: Int) in (number < 10 ? "0" : "") + String(number) }
        return Date(
            rfc3339: "\(parts[3])-\(twoDigits(month + 1))-\(parts[1])T\(parts[4]):\(parts[5]):\(parts[6])Z")
    }
}
