// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Foundation
import Testing

@testable import BrowserUI
@testable import TerminalKit

/// The browser with a person at its keys and somebody who answers.
struct Bench {
    var stack: ScreenStack
    /// The effects that were not answered yet.
    var wanted: [Effect] = []

    init(
        settings: BrowserSettings = BrowserSettings(), keys: KeyMap = .standard, saved: [SavedSearch] = [],
        tabs: [HomeTab] = HomeTab.allCases, work: [SavedSearch] = [],
        at reference: Reference? = nil
    ) throws {
        stack = ScreenStack(
            owner: try Samples.owner(), tabs: tabs, settings: settings,
            status: StatusBar(source: "github.com as octocat"), keys: keys, saved: saved,
            localTime: Samples.localTime)
        stack.status.limit = "4968/5000"
        stack.work = work
        wanted = stack.start(at: reference, opensWork: !work.isEmpty)
    }

    /// Clicks with the left button.
    @discardableResult mutating func click(_ column: Int, _ row: Int) -> [Effect] {
        let effects = stack.handle(.mouse(MouseEvent(action: .press(0), column: column, row: row)))
        wanted += effects
        return effects
    }

    /// Presses keys by their names, and returns what is wanted besides answers.
    @discardableResult mutating func press(_ keys: String...) throws -> [Effect] {
        var effects: [Effect] = []
        for key in keys { effects += stack.handle(.key(try #require(KeyPress(name: key)))) }
        wanted += effects
        return effects
    }

    @discardableResult mutating func type(_ text: String) -> [Effect] {
        let effects = text.flatMap { stack.handle(.key(.character($0))) }
        wanted += effects
        return effects
    }

    /// The requests that wait for an answer.
    var requests: [Request] {
        let cancelled = Set(wanted.compactMap { if case .cancel(let request) = $0 { request } else { nil } })
        return wanted.compactMap { effect in
            if case .load(let request) = effect, !cancelled.contains(request) { request } else { nil }
        }
    }

    /// Answers all that waits, as the samples have it.
    mutating func answerAll() throws {
        while let request = requests.first {
            wanted.removeAll { $0 == .load(request) }
            let answer = ContentUpdate(request, try Self.sample(request.content), confirmedAt: Samples.minutesAgo(2))
            wanted += stack.take(answer)
        }
    }

    mutating func answer(_ request: Request, with answer: ContentUpdate) {
        wanted.removeAll { $0 == .load(request) }
        wanted += stack.take(answer)
    }

    static func sample(_ content: Content) throws -> Loaded {
        switch content {
        case .members, .search(.accounts, _): .members(try Samples.members())
        case .repositories, .search(.repositories, _): .repositories(try Samples.repositories())
        case .profile: .page(.profile(try Samples.profile()))
        case .repository: .page(.repository(try Samples.repository()))
        case .facts: .page(.facts(try Samples.facts()))
        case .readme: .page(.readme(try Samples.readme()))
        case .issues, .search(.issues, _): .issues(try Samples.issues())
        case .pullRequests: .pullRequests(try Samples.pullRequests())
        case .pullRequest(21, _): .page(.pullRequest(try #require(try Samples.pullRequestDetails().details)))
        case .pullRequest(let number, _):
            .page(
                .pullRequest(
                    PullRequestDetails(try #require(try Samples.pullRequests().first { $0.issue.number == number }))))
        case .issue(21, _): .page(.discussion(try Samples.pullRequestDetails()))
        case .issue: .page(.discussion(try Samples.discussion()))
        case .releases: .releases(try Samples.releases())
        case .release: .page(.release(try Samples.releases()[0]))
        case .bookmarks: .bookmarks([try Samples.heater()])
        case .log:
            .page(
                .log([
                    "2025-10-09T14:19:58Z info ghb session built asker=anonymous host=github.com",
                    "2025-10-09T14:19:59Z info ghb.network request from=network method=GET ms=112 status=200 url=/orgs/coffee-works/members",
                    "2025-10-09T14:20:00Z info ghb.network request from=network method=GET ms=31 status=502 url=/users/ada",
                ]))
        }
    }

    mutating func picture(_ width: Int = 80, _ height: Int = 24, now: Date = Samples.now) -> String {
        var canvas = Canvas(width: width, height: height)
        stack.render(into: &canvas, now: now)
        return canvas.text
    }

    mutating func line(_ number: Int, _ width: Int = 80, _ height: Int = 24) -> String {
        let lines = picture(width, height).split(separator: "\n", omittingEmptySubsequences: false)
        return String(lines[number < 0 ? lines.count + number : number])
    }
}

extension Pane {
    mutating func type(_ key: KeyPress) -> [Effect]? { type(.key(key)) }
    mutating func paste(_ text: String) -> [Effect]? { type(.paste(text)) }
}

extension TextField {
    mutating func handle(_ key: KeyPress) -> Outcome { handle(.key(key)) }
}

/// Random numbers that are the same each time (xorshift).
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
