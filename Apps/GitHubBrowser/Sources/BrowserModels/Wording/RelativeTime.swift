// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text of a relative time, in the largest fitting unit.
public enum RelativeTime {
    private static let units: [(seconds: Int, name: String)] = [
        (365 * 86_400, "year"), (30 * 86_400, "month"), (86_400, "day"), (3_600, "hour"), (60, "minute"),
    ]

    /// Returns a text such as "3 days ago", "in 12 minutes" or "just now".
    public static func describe(_ time: Date, now: Date) -> String {
        // Dates of a hostile server may exceed the range of Int.
        let distance = now.timeIntervalSince(time)
        guard distance.magnitude < 1e12 else { return distance > 0 ? "long ago" : "far in the future" }
        let seconds = Int(distance.magnitude)
        guard let unit = units.first(where: { seconds >= $0.seconds }) else { return "just now" }
        let count = seconds / unit.seconds
        let span = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
        return distance < 0 ? "in \(span)" : "\(span) ago"
    }
}
