// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserNetworking
import Foundation
import Testing

@testable import BrowserApp

/// The parts of every command: help with examples, a filter for JSON, a page on the web, completions.
@Suite struct EveryCommandTests {
    private static let jq = Environment(ProcessInfo.processInfo.environment).path(of: "jq")

    /// The command lines below a command, without its own name.
    private static func paths(
        _ command: any ParsableCommand.Type = GHBCommand.self, _ path: [String] = []
    ) -> [[String]] {
        let below = command.configuration.subcommands
        if below.isEmpty { return [path] }
        return below.flatMap { paths($0, path + [$0.configuration.commandName ?? ""]) }
    }

    private static func help(_ path: [String]) -> String {
        guard case .text(let text) = CommandLineReader.read(path + ["--help"]) else { return "" }
        return text
    }

    @Test(arguments: paths()) func help_hasExamplesThatAreUnderstood(path: [String]) throws {
        let help = CommandHelp.of(path.joined(separator: " "))
        #expect(!help.examples.isEmpty)
        #expect(
            Self.help(path).contains("EXAMPLES:\n  \(help.examples[0])\n")
                || Self.help(path).hasSuffix(help.examples.joined(separator: "\n  ")))
        for example in help.examples {
            let line = example.prefix { $0 != ">" }
            let words = try #require(CommandWords(String(line))?.words).dropFirst()
            #expect(CommandSuggestion.isUnderstood(Array(words)), "\(example)")
        }
    }

    /// The examples, about the organisation of the demo instead of one on GitHub; without those that open a page, need
    /// another program or a file, or begin the browser.
    static let demoExamples: [String] = paths().flatMap { CommandHelp.of($0.joined(separator: " ")).examples }
        .filter { example in
            !["--web", "--jq", "--live", "other.yml", "config set"].contains { example.contains($0) }
                && CommandSuggestion.commands.contains { example.hasPrefix("ghb \($0)") }
        }
        .map {
            $0.replacing("swiftlang/swift 5", with: "coffee-works/coffee-maker 1288")
                .replacing("swiftlang/swift", with: "coffee-works/coffee-maker")
                .replacing("swiftlang", with: "coffee-works").replacing("octocat", with: "ada-roast")
        }

    @Test(arguments: demoExamples) func example_isAnsweredByTheDemo(example: String) async throws {
        let words = try #require(CommandWords(String(example.prefix { $0 != ">" }))?.words).dropFirst()
        let ending = await World().ghb(
            Array(words) + ["--demo"], overriding: [ConsoleWorld.self, CacheWorld.self])
        // The demo has no account.
        let needsAccount = example.hasSuffix(" auth status") || example.hasSuffix(" --author @me")
        #expect(ending.status == (needsAccount ? .authentication : .success), "\(ending.lines)")
    }

    @Test(arguments: paths()) func help_lacksOptionsWithoutAnEffect(path: [String]) {
        let text = Self.help(path)
        for option in CommandHelp.of(path.joined(separator: " ")).unused {
            #expect(!text.contains(option + " "), "\(option)")
        }
        #expect(text.contains("-q, --quiet"))
    }

    @Test func help_hasTheFieldsOfJSON() {
        #expect(
            Self.help(["search", "users"]).contains("JSON FIELDS:\n  login, id, type, url, avatarUrl, siteAdmin\n"))
        #expect(Self.help(["search", "issues"]).contains("JSON FIELDS:\n  number, title, state, stateReason,"))
        #expect(Self.help(["members"]).contains("JSON FIELDS:\n  login, id, type, url, avatarUrl, siteAdmin\n"))
    }

    @Test func profile_isBesideTheAnswer() async {
        let profiled = await run("members", "a", "--profile")
        #expect(profiled.output == "ada\t\t\nbo\t\t\n")
        #expect(profiled.lines.joined().contains("critical path\n"))
        #expect(await run("members", "a") == .quiet(profiled.output))
    }

    // MARK: - jq

    private func run(_ arguments: String..., variables: [String: String] = [:]) async -> World.Ending {
        let transport = Answers([
            "/orgs/a/members?per_page=100": .json(#"[{"login":"ada","id":1},{"login":"bo","id":2}]"#)
        ])
        let all = ["GH_TOKEN": "secret", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        return await World(transport: transport).ghb(arguments, variables: all.merging(variables) { $1 })
    }

    @Test(.enabled(if: jq != nil, "jq is absent")) func jq_filters() async {
        #expect(await run("members", "a", "--jq", ".[].login") == .quiet("ada\nbo\n"))
        #expect(await run("members", "a", "--json=id", "--jq", "map(.id) | add") == .quiet("3\n"))
    }

    @Test(.enabled(if: jq != nil, "jq is absent")) func jq_complains() async {
        let ending = await run("members", "a", "--jq", ".[")
        #expect(ending.status == .usage)
        #expect(ending.output == "")
        #expect(ending.lines.first?.hasPrefix("ghb: --jq: jq refuses '.['\n  jq: error: ") == true)
        #expect(await run("members", "a", "--jq", ".[] | error").status == .failure)
    }

    @Test func jq_isMissed() async {
        #expect(
            await run("members", "a", "--jq", ".", variables: ["PATH": "/nonexistent"])
                == .failed(
                    .failure,
                    """
                    ghb: --jq needs the program jq, which is not in PATH
                      install it, or filter the output of --json yourself
                    """))
    }

    @Test(arguments: [
        ["doctor", "--jq", "."], ["config", "list", "--web"], ["members", "a", "--jq", ".", "--plain"],
        ["config", "list", "--profile"], ["doctor", "--profile"],
    ])
    func option_thatHasNoEffectIsRefused(arguments: [String]) {
        guard case .refusal(_, let status) = CommandLineReader.read(arguments) else {
            Issue.record("not refused")
            return
        }
        #expect(status == .usage)
    }

    /// Scripts may give the global options to each command.
    @Test(arguments: [
        ["cache", "path", "--offline", "--plain", "--no-pager"], ["cache", "path", "--host", "x"],
        ["config", "list", "--timeout", "3", "--demo"],
        ["rate-limit", "--refresh"], ["org", "a", "--limit", "all"], ["bookmarks", "--offline", "--color", "never"],
    ])
    func globalOption_isTaken_byEachCommand(arguments: [String]) {
        if case .refusal(let text, _) = CommandLineReader.read(arguments) { Issue.record("\(text)") }
    }

    // MARK: - Pages

    static let pages: [([String], String)] = [
        (["org", "a"], "a"), (["members", "a"], "orgs/a/people"), (["repos", "a"], "a?tab=repositories"),
        (["repo", "a/b"], "a/b"), (["issues", "a/b", "-l", "c+d"], "a/b/issues?q=is:issue%20is:open%20label:c%2Bd"),
        (["issue", "a/b", "7"], "a/b/issues/7"), (["pr", "https://github.com/a/b/pull/7"], "a/b/pull/7"),
        (["prs", "a/b", "-s", "all"], "a/b/pulls?q=is:pr"),
        (["prs", "https://github.com/a/b/pulls?q=x+y"], "a/b/pulls?q=x%20y"),
        (
            ["issues", "github.com/a/b/issues?q=is%3Aopen+c%2B%2B", "-l", "d"],
            "a/b/issues?q=is:open%20c%2B%2B%20label:d"
        ), (["release", "a/b"], "a/b/releases/latest"),
        (["release", "a/b", "v1"], "a/b/releases/tag/v1"), (["readme", "a/b"], "a/b/blob/HEAD/README.md"),
        (["search", "users", "ada", "b"], "search?q=ada%20b&type=users"),
    ]

    @Test(arguments: pages) func page_isOpenedWithoutARequest(arguments: [String], page: String) async throws {
        guard case .injected(let command) = CommandLineReader.read(arguments) else { throw CancellationError() }
        let names = NameReader(pages: PageHosts(host: "github.com", standsForGitHub: false))
        #expect(try WebPage.page(of: command, names)?.address == page)
    }

    @Test func commandWithoutAPage_isRefused() async {
        #expect(await run("rate-limit", "--web") == .failed(.usage, "ghb: 'ghb rate-limit' has no page on the web"))
    }

    @Test func web_needsABrowser() async {
        let ending = await run("repo", "a/b", "--web", variables: ["PATH": "/nonexistent"])
        #expect(ending.status == .failure)
        #expect(ending.lines.last == "ghb: no browser found; set BROWSER to the program that opens addresses")
    }

    // MARK: - Completions

    @Test func fields_areCompleted_afterOthers() {
        #expect(Completions.fields(["number", "title"], after: "nu") == ["number", "title"])
        #expect(Completions.fields(["number", "title"], after: "number,t") == ["number,title"])
        #expect(Completions.fields(["number", "title"], after: "--json=number,t") == ["number,title"])
    }

    @Test func keys_areCompleted() {
        guard
            case .text(let text) = CommandLineReader.read([
                "---completion", "config", "get", "--", "positional@0", "3", "0", "ghb", "config", "get", "net",
            ])
        else {
            Issue.record(
                "\(CommandLineReader.read(["---completion", "config", "get", "--", "positional@0", "3", "0", "ghb", "config", "get", "net"]))"
            )
            return
        }
        #expect(text.split(separator: "\n").contains("network.timeout"))
    }
}
