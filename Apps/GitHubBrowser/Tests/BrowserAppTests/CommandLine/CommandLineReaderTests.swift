// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserNetworking
import BrowserOutput
import Foundation
import TerminalKit
import Testing

@testable import BrowserApp

@Suite struct CommandLineReaderTests {
    private func command<Command>(_ type: Command.Type, _ arguments: String...) throws -> Command {
        guard case .injected(let command as Command) = CommandLineReader.read(arguments) else {
            Issue.record("\(CommandLineReader.read(arguments))")
            throw CancellationError()
        }
        return command
    }

    private func invocation(
        _ arguments: String..., variables: [String: String] = [:], width: Int? = nil
    ) throws -> Invocation {
        guard case .injected(let command) = CommandLineReader.read(arguments) else {
            Issue.record("\(CommandLineReader.read(arguments))")
            throw CancellationError()
        }
        return try World().prepare(command.options, variables: variables, width: width).invocation
    }

    @Test func json_takesAValueAfterEqualsOnly() throws {
        #expect(try command(MembersCommand.self, "members", "--json", "coffee-works").organization == "coffee-works")
        let all = try invocation("members", "--json", "coffee-works")
        #expect(all.layout == Layout(format: .json, fields: nil))
        let some = try invocation("repos", "coffee-works", "--json=name,stars")
        #expect(some.layout == Layout(format: .json, fields: ["name", "stars"]))
        let odd = try invocation("repos", "coffee-works", "--json=name,")
        #expect(odd.layout == Layout(format: .json, fields: ["name", ""]))
    }

    // By a key path, the compiler would crash.
    @Test(arguments: GHBCommand.configuration.subcommands.compactMap { $0.configuration.commandName })
    func mistakeInACommand_isToldByTheWholeCommandLine(name: String) {
        guard case .refusal(let text, .usage) = CommandLineReader.read([name, "--no-such-option"]) else {
            Issue.record("'\(name) --no-such-option' was taken")
            return
        }
        #expect(text.hasPrefix("ghb: ") && text.contains("\nUsage: ghb ") && text.contains("See 'ghb \(name)"))
        guard case .text(let help) = CommandLineReader.read([name, "--help"]) else {
            Issue.record("'\(name) --help' gave no help")
            return
        }
        #expect(help.contains("USAGE: ghb \(name)"))
    }

    @Test func options_standBeforeAndAfterArguments() throws {
        let before = try command(
            RepositoriesCommand.self, "repos", "--limit", "5", "--plain", "--sort", "stars", "coffee-works")
        let after = try command(
            RepositoriesCommand.self, "repos", "coffee-works", "--sort=stars", "--plain", "--limit=5")
        for command in [before, after] {
            #expect(command.owner == "coffee-works")
            #expect(command.sort == .stars)
            #expect(command.options.plain)
            #expect(command.options.limit == .rows(5))
        }
        #expect(try invocation("repos", "coffee-works", "--limit", "all").limit == .all)
        #expect(try invocation("repos", "coffee-works").limit == .rows(30))
    }

    @Test(
        arguments: [
            (nil, false, [:], .tsv), (100, false, [:], .table), (100, true, [:], .tsv),
            (nil, false, ["GHB_FORCE_TTY": "50"], .table),
        ] as [(Int?, Bool, [String: String], OutputFormat)])
    func format_dependsOnTheTerminal(
        width: Int?, isPlain: Bool, variables: [String: String], format: OutputFormat
    ) throws {
        guard case .injected(let command) = CommandLineReader.read(["org", "a"] + (isPlain ? ["--plain"] : [])) else {
            Issue.record("no command")
            return
        }
        #expect(
            try World().prepare(command.options, variables: variables, width: width).invocation.layout.format == format)
    }

    @Test(
        arguments: [
            ("auto", [:], 80, true), ("auto", [:], nil, false), ("auto", ["NO_COLOR": "1"], 80, false),
            ("auto", ["NO_COLOR": ""], 80, true), ("auto", ["CLICOLOR": "0"], 80, false),
            ("auto", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], nil, true),
            ("auto", ["CLICOLOR_FORCE": "0"], nil, false),
            ("auto", ["TERM": "dumb"], 80, false), ("always", ["NO_COLOR": "1"], nil, true), ("never", [:], 80, false),
        ] as [(String, [String: String], Int?, Bool)])
    func color_isSettled(wish: String, variables: [String: String], width: Int?, isColored: Bool) throws {
        let found = try invocation("org", "a", "--color", wish, variables: variables, width: width)
        #expect(found.screen.isColored == isColored)
    }

    /// The browser had none of the colors that `--color always` asked for where NO_COLOR was set.
    @Test(
        arguments: [
            (["NO_COLOR": "1", "TERM": "xterm-256color"], .palette), (["NO_COLOR": "1"], .basic), ([:], .basic),
            (["COLORTERM": "truecolor"], .full),
        ] as [([String: String], ColorSupport)])
    func colors_areThoseOfTheTerminal_whereSomebodyWantsThem(variables: [String: String], colors: ColorSupport) throws {
        let found = try invocation("org", "a", "--color", "always", variables: variables, width: 80)
        #expect(found.screen == Screen(width: 80, isColored: true, colors: colors))
    }

    @Test(arguments: [("50", 50), ("0", 120), ("x", 120), ("99999999", 10_000)])
    func width_canBeForced(value: String, width: Int) throws {
        let invocation = try invocation("org", "a", variables: ["GHB_FORCE_TTY": value], width: 120)
        #expect(invocation.screen.width == width)
    }

    @Test func cacheMode_isRead() throws {
        #expect(try invocation("org", "a").cacheMode == .normal)
        #expect(try invocation("org", "a", "--offline").cacheMode == .offline)
        #expect(try invocation("org", "a", "--refresh").cacheMode == .refresh)
    }

    @Test(arguments: [
        ["repos"], ["repos", "a", "b"], ["repos", "a", "--limit", "0"],
        ["repos", "a", "--limit", "many"], ["repos", "a", "--sort", "size"], ["repos", "a", "--demo", "--live"],
        ["repos", "a", "--offline", "--refresh"], ["repos", "a", "--json", "--plain"],
        ["repos", "a", "--timeout", "0"],
        ["repos", "a", "--timeout", "nan"], ["--json", "repos", "a"], ["repos", "a", "--json="],
        ["org", "a", "--sort", "name"],
    ])
    func commandLine_isRefused(arguments: [String]) {
        guard case .refusal(let text, .usage) = CommandLineReader.read(arguments) else {
            Issue.record("\(CommandLineReader.read(arguments))")
            return
        }
        #expect(text.contains("ghb"))
    }

    @Test(
        arguments: [
            (
                ["reops", "apple"],
                """
                ghb: 'reops' is not a command
                  did you mean 'ghb repos apple'?
                """
            ),
            (
                ["isue", "a/b", "7"],
                """
                ghb: 'isue' is not a command
                  did you mean 'ghb issue a/b 7'?
                """
            ),
            (
                ["frobnicate", "apple"],
                """
                ghb: 'frobnicate' is not a command
                  'ghb --help' lists the commands; to browse an account, write only its login
                """
            ),
            (
                ["--json", "repos", "apple"],
                """
                ghb: options go after the command's name
                  write 'ghb repos' before them
                """
            ),
            (
                ["--limit", "5", "-q", "repos", "apple", "--sort", "stars"],
                """
                ghb: options go after the command's name
                  write 'ghb repos' before them
                """
            ),
            (
                ["--json=login", "rate-limit"],
                """
                ghb: options go after the command's name
                  write 'ghb rate-limit' before them
                """
            ),
        ] as [([String], String)])
    func wordsInTheWrongOrder_areRefused_withTheRightOne(arguments: [String], message: String) {
        guard case .refusal(let text, .usage) = CommandLineReader.read(arguments) else {
            Issue.record("\(CommandLineReader.read(arguments))")
            return
        }
        #expect(text == message)
    }

    /// `--limit -1` was said to have no value.
    @Test(arguments: ["-1", "0", "many"]) func limit_thatIsNone_isNamed(value: String) {
        guard case .refusal(let text, .usage) = CommandLineReader.read(["repos", "a", "--limit", value]) else {
            Issue.record("'\(value)' was taken")
            return
        }
        #expect(text.hasPrefix("ghb: The value '\(value)' is invalid for '--limit <N|all>'\n"), "\(text)")
    }

    /// A word that looks like a command may be a login.
    @Test(arguments: [["reops"], ["--demo", "coffee-works"], ["browse", "repos"], ["browse", "--live", "repos"]])
    func account_isBrowsed(arguments: [String]) {
        guard case .standalone(let command as BrowseCommand) = CommandLineReader.read(arguments) else {
            Issue.record("\(CommandLineReader.read(arguments))")
            return
        }
        #expect(command.target == arguments.last)
    }

    @Test func version_isAText() {
        guard case .text(let text) = CommandLineReader.read(["--version"]) else {
            Issue.record("no text")
            return
        }
        #expect(text == ProgramVersion.current)
    }

    @Test(arguments: [["--help"], ["help"], ["repos", "--help"], ["help", "repos"]])
    func help_isAText(arguments: [String]) {
        guard case .text(let text) = CommandLineReader.read(arguments) else {
            Issue.record("\(CommandLineReader.read(arguments))")
            return
        }
        #expect(text.contains("USAGE: ghb"))
    }
}
