// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Writes times as a clock on the wall of the user shows them.
public struct LocalTime: Sendable {
    private let zone: @Sendable () -> TimeZone

    /// Makes the clock of a time zone, which is looked up only when a time is written: most runs write none.
    public init(zone: @autoclosure @escaping @Sendable () -> TimeZone) { self.zone = zone }

    /// Hours and minutes, such as `14:32`.
    public func clock(_ time: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: time)
        return "\(Self.padded(parts.hour)):\(Self.padded(parts.minute))"
    }

    /// Hours and minutes, with the date before them where it is not today's.
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
