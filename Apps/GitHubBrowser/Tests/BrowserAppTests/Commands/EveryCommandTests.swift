// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Testing

@testable import BrowserApp

/// The parts of every command: help, global options, completions.
@Suite struct EveryCommandTests {
    /// The command lines below a command, without its own name.
    private static func paths(
        _ command: any ParsableCommand.Type = GHBCommand.self, _ path: [String] = []
    ) -> [[String]] {
        let below = command.configuration.subcommands
        if below.isEmpty { return [path] }
        return below.flatMap { paths($0, path + [$0.configuration.commandName ?? ""]) }
    }

    @Test(arguments: paths()) func help_hasTheUsageAndTheOptions(path: [String]) {
        guard case .text(let text) = CommandLineReader.read(path + ["--help"]) else {
            Issue.record("no help")
            return
        }
        #expect(text.contains("USAGE: ghb \(path.joined(separator: " "))") && text.contains("-q, --quiet"))
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
}
