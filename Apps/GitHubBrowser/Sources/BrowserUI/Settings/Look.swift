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

    /// Returns the style of a state.
    func style(of state: Issue.Condition) -> Style {
        switch state {
        case .open: open
        case .draft: quiet
        case .merged, .closed: closed
        }
    }

    /// Formats a number of stars.
    func stars(_ number: Int) -> String { isUnicode ? "★ \(number)" : "\(number)" }

    /// Whether Unicode icons may be used.
    var isUnicode: Bool { settings.icons == .unicode }

    /// Returns the first key of an action, for advice such as "press r to try again".
    func key(_ action: Action) -> String { keys.keys(for: action).first.map(\.description) ?? action.title }
}
