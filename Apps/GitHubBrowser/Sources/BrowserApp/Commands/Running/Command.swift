// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

/// A command of the command line, made by the argument parser.
protocol Command: ParsableCommand {
    /// The words that call it, such as `repos` or `cache clear`.
    static var name: String { get }
    /// The options that every command has.
    var options: GlobalOptions { get }
}

extension Command {
    static var name: String { configuration.commandName ?? "" }
}

/// A command with output, whose `Injected` properties the graph fills after the parser has made it.
protocol InjectedCommand: AnyObject, Command {
    /// Runs the command. Checks the names and fields on the command line before any request is sent.
    func output() async throws(BrowserFailure) -> CommandOutput
}

/// A command that does not need the program's graph, since it has to work where that cannot be built.
protocol StandaloneCommand: Command {
    /// Runs the command and returns its exit status.
    func run(in surroundings: Surroundings) async -> ProgramStatus
}
