// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// The value of a row in a column. Its text depends on the settings and on the time.
public enum ListDetail: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A short text.
    case text(String)
    /// A word to notice, such as `archived`.
    case badge(String)
    /// A longer text, which gets the remaining width.
    case prose(String)
    /// The title of the row: it gets the remaining width, and other columns are dropped before it is cut.
    case title(String)
    /// A number.
    case number(Int?)
    /// A number of stars.
    case stars(Int?)
    /// The number of watchers, shown if the settings say so.
    case watchers(Int?)
    /// The state of an issue or a pull request.
    case state(Issue.Condition)
    /// Labels, and their colors by their names.
    case labels([String], [String: String])
    /// A time.
    case time(Date?)

    /// Creates a short text.
    public init(stringLiteral text: String) { self = .text(text) }

    /// The text that a filter searches.
    var word: String? {
        switch self {
        case .text(let text), .badge(let text), .prose(let text), .title(let text): text
        case .labels(let names, _): names.joined(separator: ", ")
        case .state(let state): state.rawValue
        default: nil
        }
    }

    /// Whether the column is right-aligned.
    var isNumber: Bool {
        switch self {
        case .number, .stars, .watchers: true
        default: false
        }
    }

    /// Whether the column gets the remaining width.
    var isProse: Bool {
        switch self {
        case .prose, .title: true
        default: false
        }
    }

    /// Whether other columns are dropped before it is cut.
    var isTitle: Bool { if case .title = self { true } else { false } }

    /// Returns the text in several styles; nil for a text in one style.
    func line(_ look: Look) -> StyledLine? {
        if case .labels(let names, let colors) = self { StyledLine(look.labels(names, colors)) } else { nil }
    }

    func style(_ look: Look) -> Style {
        switch self {
        case .badge: look.notable
        case .state(let state): look.style(of: state)
        case .time, .watchers: look.quiet
        default: .plain
        }
    }

    func text(_ look: Look) -> String {
        switch self {
        case .text(let text), .badge(let text), .prose(let text), .title(let text): text
        case .number(let number): number.map { "\($0)" } ?? ""
        case .stars(let stars): stars.map(look.stars) ?? ""
        case .watchers(let watchers):
            look.settings.showsWatchers ? watchers.map { "\($0) watching" } ?? "" : ""
        case .state(let state): (look.isUnicode ? state == .open || state == .draft ? "○ " : "● " : "") + state.rawValue
        case .labels(let names, _): names.joined(separator: ", ")
        case .time(let time): time.map(look.time) ?? ""
        }
    }
}
