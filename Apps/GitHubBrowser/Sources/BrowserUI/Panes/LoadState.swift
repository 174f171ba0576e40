// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the loading of what a part of a screen shows stands.
struct Feed: Sendable, Hashable {
    /// Whether it was asked for yet.
    private(set) var hasBegun = false
    /// Whether an answer is on its way.
    private(set) var isLoading = false
    /// Why what is shown is not newer, or not there.
    private(set) var trouble: Trouble?
    /// When the server last said what is shown.
    private(set) var confirmedAt: Date?
    /// Whether another page follows.
    private(set) var hasMore = false
    private var page: Int?
    private var pages: Int?
    private var isNextAsked = false
    /// Whether nobody waited for the answer.
    private(set) var isStopped = false

    /// An answer is asked for.
    mutating func begin(_ kind: Request.Kind) {
        hasBegun = true
        isLoading = true
        isStopped = false
        isNextAsked = kind == .next
    }

    /// Takes how an answer came about.
    mutating func take(_ answer: Answer) {
        hasBegun = true
        isLoading = !answer.isFinal
        isStopped = false
        trouble = answer.trouble
        guard answer.loaded != nil || answer.trouble == nil else { return }
        hasMore = answer.hasMore
        page = answer.page ?? page
        pages = answer.pages ?? pages
        confirmedAt = answer.confirmedAt ?? confirmedAt
    }

    /// Nobody waits for the answer any more.
    mutating func cancel() {
        isLoading = false
        isStopped = true
    }

    /// What is going on, for the status bar; nil where nothing is.
    var progress: String? {
        guard isLoading else { return nil }
        guard isNextAsked, let page else { return "loading" }
        return "page \(page + 1)" + (pages.map { " of \(max($0, page + 1))" } ?? "")
    }

    /// The trouble with the rows, shown in the lines above them.
    func banner(_ look: Look) -> String? {
        guard let trouble else { return nil }
        guard let end = trouble.limitedUntil else { return trouble.text }
        let clock = look.localTime.moment(end, now: look.now)
        let left = end.timeIntervalSince(look.now)
        let limit =
            left > 0
            ? "Rate limited until \(clock) (in \(Countdown.text(left)))"
            : "The rate limit is over since \(clock): \(look.key(.refresh)) asks again"
        let age = confirmedAt.map { "showing data from \(look.localTime.moment($0, now: look.now))" }
        return ([limit] + (age.map { [$0] } ?? trouble.advice)).joined(separator: " · ")
    }

    /// When ``banner(_:)`` says something else by itself.
    func nextTick(now: Date) -> Date? {
        trouble?.limitedUntil.flatMap { end in
            let left = end.timeIntervalSince(now)
            return left > 0 ? now.addingTimeInterval(left - Countdown.next(left)) : nil
        }
    }
}

/// How long something still takes: in minutes, and in the last one in seconds.
enum Countdown {
    private static let longest: Double = 86_400 * 365

    /// Such as `12 min`, `1 h 5 min` or `45 s`.
    static func text(_ seconds: Double) -> String {
        let seconds = Int(min(longest, max(0, seconds)).rounded(.up))
        guard seconds > 60 else { return "\(seconds) s" }
        let minutes = (seconds + 59) / 60
        guard minutes >= 60 else { return "\(minutes) min" }
        return "\(minutes / 60) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
    }

    /// How long it takes when the text is next another one.
    static func next(_ seconds: Double) -> Double {
        let step: Double = seconds > 60 ? 60 : 1
        return max(0, ((seconds / step).rounded(.up) - 1) * step)
    }
}
