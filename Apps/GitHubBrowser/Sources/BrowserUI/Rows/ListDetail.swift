// SPDX-License-Identifier: Apache-2.0

import Foundation
import TerminalKit

/// What a row shows in a column. How it is written depends on the settings and on the time.
public enum ListDetail: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A word or a few.
    case text(String)
    /// A word that should be noticed, such as `archived`.
    case badge(String)
    /// A longer text, which takes what room is left.
    case prose(String)
    /// What the row is about: it takes what room is left, and others go before it is cut short.
    case title(String)
    /// A number.
    case number(Int?)
    /// A number of stars.
    case stars(Int?)
    /// How many accounts watch; shown where the user wants it.
    case watchers(Int?)
    /// Whether something is open.
    case isOpen(Bool)
    /// A time.
    case time(Date?)

    /// Makes a word.
    public init(stringLiteral text: String) { self = .text(text) }

    /// What a filter can find.
    var word: String? {
        switch self {
        case .text(let text), .badge(let text), .prose(let text), .title(let text): text
        case .isOpen(let isOpen): isOpen ? "open" : "closed"
        default: nil
        }
    }

    /// Whether the column's right edge is straight.
    var isNumber: Bool {
        switch self {
        case .number, .stars, .watchers: true
        default: false
        }
    }

    /// Whether the column takes what room is left.
    var isProse: Bool {
        switch self {
        case .prose, .title: true
        default: false
        }
    }

    /// Whether others go before it is cut short.
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
        case .number(let number): number.map(look.number) ?? ""
        case .stars(let stars): stars.map(look.stars) ?? ""
        case .watchers(let watchers):
            look.settings.showsWatchers ? watchers.map { look.number($0) + " watching" } ?? "" : ""
        case .isOpen(let isOpen):
            look.isUnicode ? (isOpen ? "○ open" : "● closed") : isOpen ? "open" : "closed"
        case .time(let time): time.map(look.time) ?? ""
        }
    }
}
