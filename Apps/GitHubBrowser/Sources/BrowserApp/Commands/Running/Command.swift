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

/// A command that gives an answer; the graph fills its `Injected` properties after the parser has made it.
protocol AnsweringCommand: AnyObject, Command {
    /// Does what was asked. Names and fields that the user wrote are checked before anything is asked.
    func answer() async throws(BrowserFailure) -> Answer
}

/// A command that does not need the program's graph, since it has to work where that cannot be built.
protocol StandaloneCommand: Command {
    /// Does what was asked and tells how it ended.
    func run(in surroundings: Surroundings) async -> ProgramStatus
}
