// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput
import Foundation
import Testing

@testable import BrowserApp

@Suite struct CommandLineReaderTests {
    private func read(
        _ arguments: String..., variables: [String: String] = [:], width: Int? = nil
    ) -> CommandLineReader.Outcome {
        CommandLineReader(environment: Environment(variables), terminal: TerminalState(width: width)).read(arguments)
    }

    private func invocation(_ outcome: CommandLineReader.Outcome) throws -> Invocation {
        guard case .invocation(let invocation) = outcome else {
            Issue.record("\(outcome)")
            throw CancellationError()
        }
        return invocation
    }

    @Test func json_takesAValueAfterEqualsOnly() throws {
        let all = try invocation(read("members", "--json", "coffee-works"))
        #expect(all.arguments.subject == "coffee-works")
        #expect(all.layout == Layout(format: .json, fields: nil))
        let some = try invocation(read("repos", "coffee-works", "--json=name,stars"))
        #expect(some.layout == Layout(format: .json, fields: ["name", "stars"]))
        let odd = try invocation(read("repos", "coffee-works", "--json=name,"))
        #expect(odd.layout == Layout(format: .json, fields: ["name", ""]))
    }

    @Test func options_standBeforeAndAfterArguments() throws {
        let before = try invocation(read("repos", "--limit", "5", "--plain", "--sort", "stars", "coffee-works"))
        let after = try invocation(read("repos", "coffee-works", "--sort=stars", "--plain", "--limit=5"))
        #expect(before == after)
        #expect(before.limit == .rows(5))
        #expect(before.arguments.sort == .stars)
        #expect(try invocation(read("repos", "coffee-works", "--limit", "all")).limit == .all)
        #expect(try invocation(read("repos", "coffee-works")).limit == .rows(30))
    }

    @Test(
        arguments: [
            (nil, false, [:], .tsv), (100, false, [:], .table), (100, true, [:], .tsv),
            (nil, false, ["GHB_FORCE_TTY": "50"], .table),
        ] as [(Int?, Bool, [String: String], OutputFormat)])
    func format_dependsOnTheTerminal(
        width: Int?, isPlain: Bool, variables: [String: String], format: OutputFormat
    ) throws {
        let reader = CommandLineReader(environment: Environment(variables), terminal: TerminalState(width: width))
        let found = try invocation(reader.read(["org", "coffee-works"] + (isPlain ? ["--plain"] : [])))
        #expect(found.layout.format == format)
    }

    @Test(
        arguments: [
            ("auto", [:], 80, true), ("auto", [:], nil, false), ("auto", ["NO_COLOR": "1"], 80, false),
            ("auto", ["NO_COLOR": ""], 80, true), ("auto", ["CLICOLOR": "0"], 80, false),
            ("auto", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], nil, true),
            ("auto", ["CLICOLOR_FORCE": "0"], nil, false),
            ("auto", ["TERM": "dumb"], 80, false), ("always", ["NO_COLOR": "1"], nil, true), ("never", [:], 80, false),
        ] as [(String, [String: String], Int?, Bool)])
    func colour_isSettled(wish: String, variables: [String: String], width: Int?, isColoured: Bool) throws {
        let reader = CommandLineReader(environment: Environment(variables), terminal: TerminalState(width: width))
        #expect(
            try invocation(reader.read(["org", "coffee-works", "--color", wish])).screen.isColoured == isColoured)
    }

    @Test(arguments: [("50", 50), ("0", 120), ("x", 120), ("99999999", 10_000)])
    func width_canBeForced(value: String, width: Int) throws {
        let invocation = try invocation(read("org", "a", variables: ["GHB_FORCE_TTY": value], width: 120))
        #expect(invocation.screen.width == width)
    }

    @Test func cachePolicy_isRead() throws {
        #expect(try invocation(read("org", "a")).cachePolicy == CachePolicy(mode: .normal, freshFor: 60))
        #expect(try invocation(read("org", "a", "--offline")).cachePolicy.mode == .offline)
        #expect(try invocation(read("org", "a", "--refresh")).cachePolicy.mode == .refresh)
    }

    @Test(arguments: [
        [], ["repos"], ["frobnicate"], ["repos", "a", "b"], ["repos", "a", "--limit", "0"],
        ["repos", "a", "--limit", "many"], ["repos", "a", "--sort", "size"], ["repos", "a", "--demo", "--live"],
        ["repos", "a", "--offline", "--refresh"], ["repos", "a", "--json", "--plain"],
        ["repos", "a", "--timeout", "0"],
        ["repos", "a", "--timeout", "nan"], ["--json", "repos", "a"], ["repos", "a", "--json="],
        ["org", "a", "--sort", "name"],
    ])
    func commandLine_isRefused(arguments: [String]) {
        let reader = CommandLineReader(environment: Environment([:]), terminal: TerminalState(width: nil))
        guard case .refusal(let text, .usage) = reader.read(arguments) else {
            Issue.record("\(reader.read(arguments))")
            return
        }
        #expect(text.contains("ghb"))
    }

    @Test func version_isAText() {
        guard case .text(let text) = read("--version") else {
            Issue.record("no text")
            return
        }
        #expect(text == ProgramVersion.current)
    }

    @Test(arguments: [["--help"], ["help"], ["repos", "--help"], ["help", "repos"]])
    func help_isAText(arguments: [String]) {
        let reader = CommandLineReader(environment: Environment([:]), terminal: TerminalState(width: nil))
        guard case .text(let text) = reader.read(arguments) else {
            Issue.record("\(reader.read(arguments))")
            return
        }
        #expect(text.contains("USAGE: ghb"))
    }
}
