// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// How things are shown at a moment: the settings, the time and the keys.
struct Look: Sendable {
    let settings: BrowserSettings
    let now: Date
    let localTime: LocalTime
    let keys: KeyMap
    /// The repositories that the user wants to find again, in small letters.
    var bookmarks: Set<String> = []

    /// What stands behind the name of a bookmarked repository; empty for others.
    func mark(of repository: RepositoryName?) -> String {
        guard let repository, bookmarks.contains("\(repository)".lowercased()) else { return "" }
        return isUnicode ? " ◆" : " *"
    }

    /// A time as the user wants it.
    func time(_ time: Date) -> String {
        settings.times == .absolute ? time.rfc3339 : RelativeTime.describe(time, now: now)
    }

    /// A number with its thousands apart.
    func number(_ number: Int) -> String { Self.number(number) }

    /// A number with its thousands apart.
    static func number(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
    }

    /// A number of stars.
    func stars(_ number: Int) -> String { isUnicode ? "★ " + self.number(number) : self.number(number) }

    /// Whether signs may be others than those of every terminal.
    var isUnicode: Bool { settings.icons == .unicode }

    /// The first key of an action, for advice such as "r asks again".
    func key(_ action: Action) -> String { keys.keys(for: action).first.map(\.description) ?? action.title }
}
