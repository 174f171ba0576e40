// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation

/// The state of loading the content of a pane.
struct LoadState: Sendable, Hashable {
    /// Whether the content was ever requested.
    private(set) var hasBegun = false
    private(set) var isLoading = false
    /// The reason for missing or outdated content.
    private(set) var trouble: Trouble?
    /// When the server last confirmed the content.
    private(set) var confirmedAt: Date?
    private(set) var hasMore = false
    private(set) var page: PageProgress?
    private var isNextAsked = false
    private(set) var isStopped = false

    mutating func begin(_ kind: Request.Kind) {
        hasBegun = true
        isLoading = true
        isStopped = false
        isNextAsked = kind == .next
    }

    mutating func take(_ update: ContentUpdate) {
        hasBegun = true
        isLoading = !update.isFinal
        isStopped = false
        trouble = update.trouble
        guard update.loaded != nil || update.trouble == nil else { return }
        hasMore = update.hasMore
        page = update.page ?? page
        confirmedAt = update.confirmedAt ?? confirmedAt
    }

    mutating func cancel() {
        isLoading = false
        isStopped = true
    }

    /// The progress for the status bar; nil unless something is loading.
    var progress: String? {
        guard isLoading else { return nil }
        guard isNextAsked, let page else { return "loading" }
        return page.next.description
    }

    /// Returns the text of the banner above the content; nil without trouble.
    func banner(_ look: Look) -> String? {
        guard let trouble else { return nil }
        guard let end = trouble.limitedUntil else { return trouble.text(look) }
        let clock = look.localTime.moment(end, now: look.now)
        let left = end.timeIntervalSince(look.now)
        let limit =
            left > 0
            ? "Rate limited until \(clock) (in \(Countdown.text(left)))"
            : "The rate limit ended at \(clock): press \(look.key(.refresh)) to try again"
        let age = confirmedAt.map { "showing data from \(look.localTime.moment($0, now: look.now))" }
        return ([limit] + (age.map { [$0] } ?? trouble.advice.filter { !$0.contains("--") })).joined(separator: " · ")
    }

    /// Returns when the text of ``banner(_:)`` changes next; nil if it does not.
    func nextTick(now: Date) -> Date? {
        trouble?.limitedUntil.flatMap { end in
            let left = end.timeIntervalSince(now)
            return left > 0 ? now.addingTimeInterval(left - Countdown.next(left)) : nil
        }
    }
}

/// The text of a remaining time: in minutes, and in seconds during the last minute.
enum Countdown {
    private static let longest: Double = 86_400 * 365

    /// Returns a text such as `12 min`, `1 h 5 min` or `45 s`.
    static func text(_ seconds: Double) -> String {
        let seconds = Int(min(longest, max(0, seconds)).rounded(.up))
        guard seconds > 60 else { return "\(seconds) s" }
        let minutes = (seconds + 59) / 60
        guard minutes >= 60 else { return "\(minutes) min" }
        return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
    }

    /// Returns the remaining time at which the text changes next.
    static func next(_ seconds: Double) -> Double {
        let step: Double = seconds > 60 ? 60 : 1
        return max(0, ((seconds / step).rounded(.up) - 1) * step)
    }
}
