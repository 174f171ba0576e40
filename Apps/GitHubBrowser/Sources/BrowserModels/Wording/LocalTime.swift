// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Times in the user's time zone.
package struct LocalTime: Sendable {
    private let zone: @Sendable () -> TimeZone

    /// Creates the times of a zone, which is looked up only when a time is formatted.
    package init(zone: @autoclosure @escaping @Sendable () -> TimeZone) { self.zone = zone }

    /// Returns hours and minutes, such as `14:32`.
    package func clock(_ time: Date) -> String { String(text(time).dropFirst(11).prefix(5)) }

    /// Returns hours and minutes, after the date if it is not today.
    package func moment(_ time: Date, now: Date) -> String {
        let day = text(time).prefix(10)
        return day == text(now).prefix(10) ? clock(time) : "\(day) \(clock(time))"
    }

    private func text(_ time: Date) -> String { time.formatted(Date.ISO8601FormatStyle(timeZone: zone())) }
}
