// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import BrowserNetworking
import BrowserStorage
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

/// The report on files: configuration, cache and log. Reading it opens the cache.
struct FilesReport: Sendable {
    let configuration: ConfigurationFile
    let cache: any CacheMaintenance
    let log: LogLocation

    /// Returns the page, as Markdown.
    func text() async -> String {
        let sections = [
            ("Configuration", Self.code(configuration.path) + (configuration.isThere ? "" : ", not created yet")),
            ("Cache", await cacheText()),
            ("Log", Self.code(log.file.path)),
        ]
        return sections.map { "## \($0)\n\n\($1)\n" }.joined(separator: "\n")
    }

    private func cacheText() async -> String {
        let place = cache.file.map { Self.code($0.path) } ?? "in memory, until ghb ends"
        do {
            let summary = try await cache.summary()
            let noun = Noun("response", "responses").form(for: summary.entries)
            return "\(place)\n\n\(summary.entries) \(noun), \(ByteSize.describe(summary.bytes))"
        } catch {
            return "\(place)\n\nIt cannot be read: \(error)"
        }
    }

    /// Returns a path as Markdown code, with a fence longer than any run of backticks in it.
    private static func code(_ path: String) -> String {
        let longest = path.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return path.contains("`") ? "\(fence) \(path) \(fence)" : "\(fence)\(path)\(fence)"
    }
}

/// The report on the token and the rate limits. Reading it asks the server; that request doesn't count.
struct LimitsReport: Sendable {
    let source: DataSource
    let credentials: Credentials
    let origin: TokenOrigin
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
        let token = origin.name.map { "with the token from \($0)" } ?? "without a token"
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
