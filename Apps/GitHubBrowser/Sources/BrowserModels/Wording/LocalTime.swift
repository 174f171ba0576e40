// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Times in the user's time zone.
public struct LocalTime: Sendable {
    private let zone: @Sendable () -> TimeZone

    /// Creates the times of a zone, which is looked up only when a time is formatted.
    public init(zone: @autoclosure @escaping @Sendable () -> TimeZone) { self.zone = zone }

    /// Returns hours and minutes, such as `14:32`.
    public func clock(_ time: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: time)
        return "\(Self.padded(parts.hour)):\(Self.padded(parts.minute))"
    }

    /// Returns hours and minutes, after the date if it is not today.
    public func moment(_ time: Date, now: Date) -> String {
        guard !calendar.isDate(time, inSameDayAs: now) else { return clock(time) }
        let parts = calendar.dateComponents([.year, .month, .day], from: time)
        return "\(parts.year ?? 0)-\(Self.padded(parts.month))-\(Self.padded(parts.day)) \(clock(time))"
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone()
        return calendar
    }

    private static func padded(_ number: Int?) -> String {
        let number = number ?? 0
        return (number < 10 ? "0" : "") + String(number)
    }
}
