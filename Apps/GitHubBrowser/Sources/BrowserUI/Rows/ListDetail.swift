// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import TerminalKit

/// The value of a row in a column. Its text depends on the settings and on the time.
enum ListDetail: Sendable, Hashable, ExpressibleByStringLiteral {
    case text(String)
    /// A word to notice, such as `archived`.
    case badge(String)
    /// A longer text, which gets the remaining width.
    case prose(String)
    /// The title of the row: it gets the remaining width, and other columns are dropped before it is cut.
    case title(String)
    case stars(Int?)
    case language(String?)
    case state(Issue)
    case reviews(PullRequestDetails)
    case checks([Check])
    /// Labels, and their colors by their names.
    case labels([String], [String: String])
    case time(Date?)
    case setting(BrowserSettings.Key)

    init(stringLiteral text: String) { self = .text(text) }

    /// The text that a filter searches.
    var word: String? {
        switch self {
        case .text(let text), .badge(let text), .prose(let text), .title(let text): text
        case .language(let name): name
        case .labels(let names, _): names.joined(separator: ", ")
        case .state(let issue): issue.condition.rawValue
        default: nil
        }
    }

    /// Whether the column is right-aligned.
    var isNumber: Bool { if case .stars = self { true } else { false } }

    /// Whether the column gets the remaining width.
    var isProse: Bool { if case .prose = self { true } else { isTitle } }

    /// Whether other columns are dropped before it is cut.
    var isTitle: Bool { if case .title = self { true } else { false } }

    /// Whether the column is redundant if all rows have this value.
    var isUsual: Bool { if case .state(let issue) = self { issue.condition == .open } else { false } }

    func line(_ look: Look) -> StyledLine {
        switch self {
        case .text(let text), .title(let text): StyledLine(text)
        case .prose(let text): StyledLine(text, look.quiet)
        case .badge(let text): StyledLine(text, look.notable)
        case .stars(let stars): StyledLine(stars.map(look.stars) ?? [])
        case .language(let name): StyledLine(name.map(look.language) ?? [])
        case .labels(let names, let colors): StyledLine(look.labels(names, colors))
        case .time(let time): StyledLine(time.map(look.age) ?? "", look.quiet)
        case .setting(let key): StyledLine(look.settings.value(of: key))
        case .reviews(let details): StyledLine([look.verdict(details)].compactMap(\.self))
        // The worst outcome.
        case .checks(let checks):
            StyledLine(checks.outcomes.prefix(1).map { StyledSpan($0.text, look.style(of: $0.outcome)) })
        case .state(let issue):
            StyledLine(
                (look.isUnicode ? issue.state == "open" ? "○ " : "● " : "") + issue.condition.rawValue,
                look.style(of: issue))
        }
    }
}

extension Look {
    /// Returns the verdict of the reviewers; nil without a review or a request for one.
    func verdict(_ details: PullRequestDetails) -> StyledSpan? {
        let opinions = details.opinions.map(\.state)
        if opinions.contains(.changesRequested) { return StyledSpan("changes", Style(foreground: bad)) }
        if opinions.contains(.approved) { return StyledSpan("approved", Style(foreground: good)) }
        return details.pullRequest.reviewers?.isEmpty == false ? StyledSpan("waits", Style(foreground: warning)) : nil
    }

    func style(of outcome: Check.Outcome) -> Style {
        switch outcome {
        case .failed: Style(foreground: bad)
        case .running: Style(foreground: warning)
        case .passed: Style(foreground: good)
        case .skipped: quiet
        }
    }
}
