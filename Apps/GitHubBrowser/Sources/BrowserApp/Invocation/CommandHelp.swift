// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserStorage

/// The parts of a command's help that the argument parser doesn't write.
struct CommandHelp {
    /// Examples, each a whole command line.
    let examples: [String]
    /// The fields for `--json`; empty if it prints none.
    let fields: [String]
    /// The global options without an effect.
    let unused: Set<String>

    private static let row: Set = ["--limit"]
    private static let formats: Set = ["--json", "--plain", "--jq"]
    private static let requests: Set = ["--offline", "--refresh", "--timeout", "--wait", "--insecure-http"]
    private static let hosts: Set = ["--host", "--api-url"]
    private static let tool: Set = requests.union(row).union(["--web", "--jq", "--no-pager", "--color", "--profile"])
    /// A timeout is a setting.
    private static let settings = tool.subtracting(["--timeout"])

    private init(_ examples: String..., fields: [String] = [], unused: Set<String>...) {
        self.examples = examples.map { "ghb " + $0 }
        self.fields = fields
        self.unused = unused.reduce([]) { $0.union($1) }
    }

    /// Returns the help of a command by its name, such as `cache clear`; one without examples for an unknown command.
    static func of(_ name: String) -> CommandHelp {
        switch name {
        case "": Self("swiftlang/swift", "-", "repos coffee-works --sort stars -L 5")
        case "org": Self("org swiftlang", fields: Catalogue.organizations.names, unused: row)
        case "members": Self("members swiftlang --json=login,url", fields: Catalogue.members.names)
        case "member": Self("member octocat", fields: Catalogue.profiles.names, unused: row)
        case "repos":
            Self(
                "repos swiftlang --sort stars -L 10", "repos swiftlang --jq '.[].fullName'",
                fields: Catalogue.repositories.names)
        case "repo": Self("repo swiftlang/swift --web", fields: Catalogue.repositories.names, unused: row)
        case "readme": Self("readme swiftlang/swift --raw", fields: Catalogue.readmes.names, unused: row)
        case "issues":
            Self(
                "issues swiftlang/swift -s closed -l bug", "issues swiftlang/swift --search 'crash in:title'",
                fields: Catalogue.issues.names)
        case "issue": Self("issue swiftlang/swift 5 --web", fields: Catalogue.discussions.names, unused: row)
        case "prs": Self("prs swiftlang/swift --author @me", fields: Catalogue.pullRequests.names)
        case "pr":
            Self(
                "pr swiftlang/swift 5 --jq '.checks[] | select(.conclusion == \"failure\") | .name'",
                fields: Catalogue.pullRequestDetails.names, unused: row)
        case "releases": Self("releases swiftlang/swift -L 3", fields: Catalogue.releases.names)
        case "release":
            Self("release swiftlang/swift --jq '.assets[].url'", fields: Catalogue.releases.names, unused: row)
        case "search":
            Self(
                "search repos topic:coffee language:swift", "search issues is:open review-requested:@me",
                fields: Catalogue.repositories.names)
        case "search users": Self("search users followers:>1000", fields: Catalogue.members.names)
        case "search issues":
            Self("search issues is:open review-requested:@me --json=number,url", fields: Catalogue.issues.names)
        case "rate-limit": Self(name, fields: Catalogue.resourceLimits.names, unused: ["--web", "--refresh"])
        case "auth status":
            Self(name, fields: Catalogue.accountStatuses.names, unused: row, ["--web", "--refresh"])
        case "bookmarks list": Self("bookmarks", fields: Catalogue.bookmarks.names, unused: requests, ["--web"])
        case "bookmarks add", "bookmarks remove":
            Self(name + " swiftlang/swift", unused: requests, row, formats, ["--web", "--no-pager"])
        case "cache status", "cache path":
            Self(name, fields: Catalogue.cacheSummaries.names, unused: requests, row, hosts, ["--web"])
        case "cache clear": Self(name, unused: tool, formats, hosts)
        case "config list": Self(name, unused: settings, hosts)
        case "config get": Self("config get network.timeout", unused: settings, hosts)
        case "config set":
            Self("config set network.timeout 20", "config set keys.refresh '[r, F5]'", unused: tool, formats, hosts)
        case "config path": Self(name, unused: tool, hosts, ["--plain", "--demo", "--live"])
        case "config schema":
            Self("config schema > schema.json", unused: tool, hosts, formats, ["--demo", "--live"])
        case "config check": Self(name, "config check other.yml", unused: tool, formats)
        case "graph": Self("graph --format html > graph.html", unused: tool, hosts, ["--plain"])
        case "doctor": Self("doctor --live", unused: row, ["--web", "--jq", "--no-pager", "--refresh", "--profile"])
        case "browse":
            Self(
                "swiftlang", "https://github.com/swiftlang/swift/pulls", unused: row, formats, ["--web", "--no-pager"])
        default: Self()
        }
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
