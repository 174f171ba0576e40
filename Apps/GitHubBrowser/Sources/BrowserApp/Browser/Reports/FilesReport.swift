// SPDX-License-Identifier: Apache-2.0

import BrowserLog
import BrowserModels
import BrowserStorage

/// Tells where the program keeps things, and how much the cache holds. To look opens the cache.
struct FilesReport: Sendable {
    let configuration: ConfigurationFile
    let cache: any CacheMaintenance
    let log: LogLocation

    /// The page, in Markdown.
    func text() async -> String {
        let sections = [
            ("Configuration", Self.code(configuration.path) + (configuration.isThere ? "" : ", not there yet")),
            ("Cache", await cacheText()),
            ("Log", Self.code(log.file.path)),
        ]
        return sections.map { "## \($0)\n\n\($1)\n" }.joined(separator: "\n")
    }

    private func cacheText() async -> String {
        let place = cache.file.map { Self.code($0.path) } ?? "in memory, until ghb ends"
        do {
            let summary = try await cache.summary()
            let noun = Noun("answer", "answers").form(for: summary.entries)
            return "\(place)\n\n\(summary.entries) \(noun), \(ByteSize.describe(summary.bytes))"
        } catch {
            return "\(place)\n\nIt cannot be read: \(error)"
        }
    }

    /// A path as it is, whatever it holds: no run of backticks in it is as long as those around it.
    private static func code(_ path: String) -> String {
        let longest = path.split(whereSeparator: { $0 != "`" }).map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return path.contains("`") ? "\(fence) \(path) \(fence)" : "\(fence)\(path)\(fence)"
    }
}
