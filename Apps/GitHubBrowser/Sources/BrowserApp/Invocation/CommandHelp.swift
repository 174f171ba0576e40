// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage

/// The parts of a command's help that the argument parser doesn't write.
struct CommandHelp {
    /// Examples, each a whole command line.
    let examples: [String]
    /// The fields for `--json`; empty if it prints none.
    var fields: [String] = []
    /// The global options without an effect.
    var unused: Set<String> = []

    private static let rows: Set = ["--limit"]
    private static let formats: Set = ["--json", "--plain", "--jq"]
    private static let requests: Set = ["--offline", "--refresh", "--timeout", "--wait", "--insecure-http"]
    private static let hosts: Set = ["--host", "--api-url", "--demo", "--live"]
    private static let tool: Set = requests.union(rows).union(["--web", "--jq", "--no-pager", "--color"])

    /// Returns the help of a command by its name, such as `cache clear`.
    static func of(_ name: String) -> CommandHelp {
        switch name {
        case "":
            CommandHelp(examples: ["ghb", "ghb swiftlang/swift", "ghb -", "ghb repos coffee-works --sort stars -L 5"])
        case "org": one("org swiftlang", Catalogue.organizations.names)
        case "members": list("members swiftlang", "members swiftlang --json=login,url", Catalogue.members.names)
        case "member": one("member octocat", Catalogue.profiles.names)
        case "repos":
            list(
                "repos swiftlang --sort stars -L 10", "repos swiftlang --jq '.[].fullName'",
                Catalogue.repositories.names)
        case "repo": one("repo swiftlang/swift --json=stars,license", Catalogue.repositories.names)
        case "readme": one("readme swiftlang/swift --raw", Catalogue.readmes.names)
        case "issues":
            list(
                "issues swiftlang/swift -s closed -l bug", "issues swiftlang/swift --search 'crash in:title'",
                Catalogue.issues.names)
        case "issue": one("issue swiftlang/swift 5 --web", Catalogue.discussions.names)
        case "prs":
            list(
                "prs swiftlang/swift --author @me", "prs swiftlang/swift -s all -L 100 --plain",
                Catalogue.pullRequests.names)
        case "pr":
            one(
                "pr swiftlang/swift 5 --jq '.checks[] | select(.conclusion == \"failure\") | .name'",
                Catalogue.pullRequestDetails.names)
        case "releases":
            list(
                "releases swiftlang/swift -L 3", "releases swiftlang/swift --json=tagName,publishedAt",
                Catalogue.releases.names)
        case "release": one("release swiftlang/swift --jq '.assets[].url'", Catalogue.releases.names)
        case "search":
            CommandHelp(
                examples: [
                    "ghb search repos topic:coffee language:swift", "ghb search issues is:open review-requested:@me",
                ],
                fields: Catalogue.repositories.names)
        case "rate-limit":
            CommandHelp(
                examples: ["ghb rate-limit"], fields: Catalogue.resourceLimits.names, unused: ["--web", "--refresh"])
        case "auth status":
            CommandHelp(
                examples: ["ghb auth status"], fields: Catalogue.accountStatuses.names,
                unused: rows.union(["--web", "--refresh"]))
        case "bookmarks list":
            CommandHelp(
                examples: ["ghb bookmarks"], fields: Catalogue.bookmarks.names, unused: requests.union(["--web"]))
        case "bookmarks add", "bookmarks remove":
            CommandHelp(
                examples: ["ghb \(name) swiftlang/swift"],
                unused: requests.union(rows).union(formats).union(["--web", "--no-pager"]))
        case "cache status", "cache path":
            CommandHelp(
                examples: ["ghb \(name)"], fields: Catalogue.cacheSummaries.names,
                unused: requests.union(rows).union(["--web", "--host", "--api-url"]))
        case "cache clear":
            CommandHelp(examples: ["ghb cache clear"], unused: tool.union(formats).union(["--host", "--api-url"]))
        case "config list": CommandHelp(examples: ["ghb config list"], unused: tool.union(["--host", "--api-url"]))
        case "config get":
            CommandHelp(examples: ["ghb config get network.timeout"], unused: tool.union(["--host", "--api-url"]))
        case "config set":
            CommandHelp(
                examples: ["ghb config set network.timeout 20", "ghb config set keys.refresh '[r, F5]'"],
                unused: tool.union(formats).union(["--host", "--api-url"]))
        case "config path": CommandHelp(examples: ["ghb config path"], unused: tool.union(hosts).union(["--plain"]))
        case "config schema":
            CommandHelp(examples: ["ghb config schema > schema.json"], unused: tool.union(hosts).union(formats))
        case "config check":
            CommandHelp(examples: ["ghb config check", "ghb config check other.yml"], unused: tool.union(formats))
        case "graph":
            CommandHelp(
                examples: ["ghb graph --format html > graph.html"],
                unused: tool.union(["--plain", "--host", "--api-url"]))
        case "doctor":
            CommandHelp(
                examples: ["ghb doctor", "ghb doctor --live"],
                unused: rows.union(["--web", "--jq", "--no-pager", "--refresh"]))
        case "browse":
            CommandHelp(
                examples: ["ghb swiftlang", "ghb https://github.com/swiftlang/swift/pulls", "ghb -"],
                unused: rows.union(formats).union(["--web", "--no-pager"]))
        default: CommandHelp(examples: [])
        }
    }

    private static func list(_ first: String, _ second: String, _ fields: [String]) -> CommandHelp {
        CommandHelp(examples: ["ghb " + first, "ghb " + second], fields: fields)
    }

    private static func one(_ example: String, _ fields: [String]) -> CommandHelp {
        CommandHelp(examples: ["ghb " + example], fields: fields, unused: rows)
    }
}

extension CommandHelp {
    /// Returns a text of the parser, completed if it is the help of a command.
    static func completed(_ text: String, _ arguments: [String]) -> String {
        guard text.hasPrefix("OVERVIEW: ") else { return text }
        return named(by: arguments).completed(text)
    }

    /// Returns the help of the command that the words of a command line name.
    static func named(by arguments: some Sequence<String>) -> CommandHelp {
        var words = arguments.filter { !$0.hasPrefix("-") && $0 != "help" }
        // The default command of a group has no name on the command line.
        if words == ["bookmarks"] { words.append("list") }
        let pair = of(words.prefix(2).joined(separator: " "))
        return pair.examples.isEmpty ? of(words.first ?? "") : pair
    }

    private func completed(_ text: String) -> String {
        var lines: [Substring] = []
        var isUnused = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("  -") {
                isUnused = line.split(separator: " ").prefix(2).contains { unused.contains(String($0)) }
            } else if !line.hasPrefix("      ") {
                isUnused = false
            }
            if !isUnused { lines.append(line) }
        }
        var result = lines.joined(separator: "\n")
        while result.hasSuffix("\n") { result.removeLast() }
        if !examples.isEmpty { result += "\n\nEXAMPLES:\n" + examples.map { "  " + $0 }.joined(separator: "\n") }
        if !fields.isEmpty { result += "\n\nJSON FIELDS:\n" + Self.wrapped(fields).joined(separator: "\n") }
        return result + (text.hasSuffix("\n") ? "\n" : "")
    }

    private static func wrapped(_ words: [String]) -> [String] {
        words.reduce(into: []) { lines, word in
            if let last = lines.last { lines[lines.count - 1] = last + "," }
            if let last = lines.last, last.count + word.count < 76 {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append("  " + word)
            }
        }
    }
}
