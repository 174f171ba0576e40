// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking

/// Tells as whom the host is asked, and how much it still answers. To look asks it; that does not count.
struct LimitsReport: Sendable {
    let credentials: Credentials
    let origin: TokenOrigin
    let accounts: AccountService
    let clock: any WallClock
    let time: LocalTime

    /// The page, in Markdown.
    func text() async throws(APIFailure) -> String {
        let now = clock.now()
        let rows = try await accounts.limits().map { limit in
            let reset = limit.resetAt.map { time.moment($0, now: now) } ?? ""
            let (remaining, most) = (Self.number(limit.remaining), Self.number(limit.limit))
            return "| \(limit.resource) | \(remaining) | \(most) | \(reset) |\n"
        }
        let token = origin.name.map { "with the token of \($0)" } ?? "without a token"
        return """
            Asked is \(credentials.host), \(token).

            | Requests | left | of | until |
            |---|--:|--:|---|
            \(rows.joined())
            """
    }

    private static func number(_ number: Int?) -> String { number.map(String.init) ?? "" }
}
