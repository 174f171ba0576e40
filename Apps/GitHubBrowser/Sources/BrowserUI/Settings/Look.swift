// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// The context of drawing: the settings, the time and the keys.
struct Look: Sendable {
    let settings: BrowserSettings
    let now: Date
    let localTime: LocalTime
    let keys: KeyMap
    /// The bookmarked repositories, in lower case.
    var bookmarks: Set<String> = []

    /// Returns the mark after the name of a bookmarked repository; empty for others.
    func mark(of repository: RepositoryName?) -> String {
        guard let repository, bookmarks.contains("\(repository)".lowercased()) else { return "" }
        return isUnicode ? " ◆" : " *"
    }

    /// Formats a time as configured.
    func time(_ time: Date) -> String {
        settings.times == .absolute ? time.rfc3339 : RelativeTime.describe(time, now: now)
    }

    /// Formats a number with thousands separators.
    func number(_ number: Int) -> String { Self.number(number) }

    /// Formats a number with thousands separators.
    static func number(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
    }

    /// Formats a number of stars.
    func stars(_ number: Int) -> String { isUnicode ? "★ " + self.number(number) : self.number(number) }

    /// Whether Unicode icons may be used.
    var isUnicode: Bool { settings.icons == .unicode }

    /// Returns the first key of an action, for advice such as "press r to try again".
    func key(_ action: Action) -> String { keys.keys(for: action).first.map(\.description) ?? action.title }
}
