// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Times in the headers of faults, which are relative to the sending of the response.
enum TimePattern {
    /// Fills in `{epoch+60}` and `{date-300}`, and leaves everything else.
    static func fill(_ text: String, at now: Date) -> String {
        text.replacing(/\{(epoch|date)(?:([+-])([0-9]{1,9}))?\}/) { match in
            let seconds = Double(match.3 ?? "0") ?? 0
            let time = now.addingTimeInterval(match.2 == "-" ? -seconds : seconds)
            return match.1 == "epoch" ? String(Int(time.timeIntervalSince1970)) : httpDate(time)
        }
    }

    /// Returns a date as RFC 9110 writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func httpDate(_ time: Date) -> String {
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (Locale(identifier: "en_US_POSIX"), TimeZone.gmt)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.string(from: time)
    }
}
