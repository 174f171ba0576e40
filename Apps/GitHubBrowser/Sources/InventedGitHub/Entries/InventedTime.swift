// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// A point in time as the texts name it: a day such as `2014-02-11`, or how long ago, such as `3h`.
///
/// Times relative to now are counted from the start of the hour, so that the demo looks alive and two runs still agree.
enum InventedTime: Sendable, Hashable {
    case day(Date)
    /// So many seconds before the hour, give or take less than the unit.
    case ago(seconds: Int, unit: Int)

    private static let units: [(name: String, seconds: Int)] = [
        ("mo", 2_592_000), ("m", 60), ("h", 3600), ("d", 86_400), ("w", 604_800), ("y", 31_536_000),
    ]

    /// Reads a time; nil where the text is neither.
    init?(_ text: String) {
        if let day = Date(rfc3339: text + "T00:00:00Z") {
            self = .day(day)
            return
        }
        guard let unit = Self.units.first(where: { text.hasSuffix($0.name) }),
            let count = Int(text.dropLast(unit.name.count)), count >= 0
        else { return nil }
        self = .ago(seconds: count * unit.seconds, unit: unit.seconds)
    }

    /// Returns a day after the beginning of 2001.
    static func day(after days: Int) -> InventedTime {
        .day(Date(timeIntervalSinceReferenceDate: Double(days) * 86_400))
    }

    /// Returns the time itself; minutes and seconds depend on its owner.
    func date(before hour: Date, of owner: String) -> Date {
        let spread = Int(owner.stableHash % 1_000_003)
        switch self {
        case .day(let day): return day.addingTimeInterval(Double(spread % 86_400))
        case .ago(let seconds, let unit):
            return hour.addingTimeInterval(-Double(seconds + spread % min(unit, 3600)))
        }
    }

    /// Returns the beginning of the hour of a time.
    static func hour(of now: Date) -> Date {
        Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
    }
}

extension String {
    /// FNV-1a: the same in every run, unlike a hash value.
    package var stableHash: UInt64 { utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
}
