// SPDX-License-Identifier: Apache-2.0

import Foundation

package enum RelativeTime {
    private static let units: [(seconds: Int, name: String, short: String)] = [
        (365 * 86_400, " year", "y"), (30 * 86_400, " month", "mo"), (86_400, " day", "d"), (3_600, " hour", "h"),
        (60, " minute", "m"),
    ]

    /// Returns a text in the largest fitting unit, such as "3 days ago", "in 12 minutes" or "just now"; or the short form
    /// of a list, such as `3d`, `in 12m` or `now`.
    package static func describe(_ time: Date, now: Date, isShort: Bool = false) -> String {
        // Dates of a hostile server may exceed the range of Int.
        let distance = now.timeIntervalSince(time)
        guard distance.magnitude < 1e12 else { return distance > 0 ? "long ago" : "far in the future" }
        let seconds = Int(distance.magnitude)
        guard let unit = units.first(where: { seconds >= $0.seconds }) else { return isShort ? "now" : "just now" }
        let count = seconds / unit.seconds
        let span = "\(count)" + (isShort ? unit.short : unit.name + (count == 1 ? "" : "s"))
        return distance < 0 ? "in \(span)" : isShort ? span : "\(span) ago"
    }
}

/// The format of times for people: "2 days ago", or 2026-03-10T08:15:00Z.
package enum TimeStyle: String, Decodable, Sendable, Hashable, CaseIterable {
    case relative, absolute
}
