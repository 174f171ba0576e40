// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserUI

/// A page of the settings that reports about the program.
struct SettingsReport: Sendable {
    let title: String
    /// The summary of the page.
    let summary: String
    /// Reads the report, as Markdown.
    let read: @Sendable () async throws(APIFailure) -> String

    /// The page as the screens show it.
    var page: SettingsPage { .report(title: title, summary: summary) }
}

/// The report on the token and the rate limits. Reading it asks the server; that request doesn't count.
struct LimitsReport: Sendable {
    let source: DataSource
    let credentials: Credentials
    let connection: Connection
    let accounts: AccountService
    let clock: any WallClock
    let time: LocalTime

    /// Returns the page, as Markdown.
    func text() async throws(APIFailure) -> String {
        let now = clock.now()
        let rows = try await accounts.limits().map { limit in
            let reset = limit.resetAt.map { time.moment($0, now: now) } ?? ""
            let (remaining, most) = (Self.number(limit.remaining), Self.number(limit.limit))
            return "| \(limit.resource) | \(remaining) | \(most) | \(reset) |\n"
        }
        let token = connection.token.origin.map { "with the token from \($0)" } ?? "without a token"
        let host = source == .github ? "Host: \(credentials.host), \(token)." : "The demo data, which asks no server."
        return """
            \(host)

            | Requests | left | of | until |
            |---|--:|--:|---|
            \(rows.joined())
            """
    }

    private static func number(_ number: Int?) -> String { number.map(String.init) ?? "" }
}
