// SPDX-License-Identifier: Apache-2.0

import BrowserModels

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

    /// Returns the refusal of options before a command; nil for any other command line.
    static func refusalOfOptions(in arguments: [String]) -> BrowserFailure? {
        guard arguments.first?.hasPrefix("-") == true, let word = arguments.first(where: commands.contains) else {
            return nil
        }
        return BrowserFailure(
            .usage, "options go after the command's name", advice: ["write 'ghb \(word)' before them"])
    }

    /// Returns the refusal of an unknown command before an argument; a single word is the login of an account to browse.
    static func refusalOfCommand(in arguments: [String]) -> BrowserFailure? {
        guard let word = arguments.first, arguments.count > 1, !word.hasPrefix("-"), !commands.contains(word) else {
            return nil
        }
        let near = nearest(to: word, among: commands)
        return BrowserFailure(
            .usage, "'\(word)' is not a command",
            advice: [
                near.map { "did you mean '\(ShellWord.line([$0] + arguments.dropFirst()))'?" }
                    ?? "'ghb --help' lists the commands; to browse an account, write only its login"
            ])
    }

    /// Returns the nearest of several words within a few letters; the first one of equally near ones.
    private static func nearest(to word: String, among words: [String]) -> String? {
        let word = word.lowercased()
        let found = words.map { (word: $0, slips: $0.difference(from: word).count) }
        return found.filter { $0.slips <= max(1, min(3, word.count / 3)) * 2 }.min { $0.slips < $1.slips }?.word
    }
}
