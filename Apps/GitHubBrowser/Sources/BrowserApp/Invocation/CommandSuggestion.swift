// SPDX-License-Identifier: Apache-2.0

/// Suggestions for mistaken names of commands.
enum CommandSuggestion {
    /// The names of the commands, in the order of the help. A test compares them with it.
    static let commands = [
        "org", "members", "member", "repos", "repo", "readme", "issues", "issue", "prs", "pr", "releases",
        "release", "search", "bookmarks", "rate-limit", "auth", "cache", "config", "graph", "doctor", "browse",
    ]

    /// Returns advice for an unknown login that resembles the name of a command; nil for any other.
    static func hint(for login: String, config: String? = nil) -> String? {
        nearest(to: login, among: commands).map { "did you mean '\(ShellWord.line([$0], config: config))'?" }
    }

    /// Returns the nearest of several words within a few edits; the first one of equally near ones.
    static func nearest(to word: String, among words: [String]) -> String? {
        let limit = max(1, min(3, word.count / 3))
        let found = words.map { (word: $0, slips: slips(between: word.lowercased(), and: $0)) }
        return found.filter { $0.slips <= limit }.min { $0.slips < $1.slips }?.word
    }

    /// Returns the number of missing, extra, different or swapped letters (Damerau–Levenshtein distance).
    private static func slips(between one: String, and other: String) -> Int {
        // Names are short; a longer word isn't one.
        let (left, right) = (Array(one.prefix(40)), Array(other))
        var rows = [Array(0...right.count)]
        for i in left.indices {
            var row = [i + 1]
            for j in right.indices {
                var least = min(rows[i][j] + (left[i] == right[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    least = min(least, rows[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
