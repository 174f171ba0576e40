// SPDX-License-Identifier: Apache-2.0

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
    /// The state of an issue.
    case isOpen(Bool)
    /// A time.
    case time(Date?)

    /// Creates a short text.
    public init(stringLiteral text: String) { self = .text(text) }

    /// The text that a filter searches.
    var word: String? {
        switch self {
        case .text(let text), .badge(let text), .prose(let text), .title(let text): text
        case .isOpen(let isOpen): isOpen ? "open" : "closed"
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

    func style(_ look: Look) -> Style {
        switch self {
        case .badge: look.notable
        case .isOpen(let isOpen): isOpen ? look.open : look.closed
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
        case .isOpen(let isOpen):
            look.isUnicode ? (isOpen ? "○ open" : "● closed") : isOpen ? "open" : "closed"
        case .time(let time): time.map(look.time) ?? ""
        }
    }
}
