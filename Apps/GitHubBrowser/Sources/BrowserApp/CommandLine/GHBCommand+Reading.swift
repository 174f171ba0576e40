// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The program's command line as far as one command needs it.
///
/// The parser looks at the options of every command below its root, which takes longer than what most runs do from the
/// cache; below this root there is but one. It refuses nothing by itself: what does not fit is read again by the whole
/// command line, which says so in its own words.
struct NamedCommand<Command: ParsableCommand>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "ghb", subcommands: [Command.self])
    }
}

extension GHBCommand {
    /// Reads a command line.
    static func read(_ arguments: [String]) throws -> any ParsableCommand {
        let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        return try named.flatMap { read(arguments, as: $0) } ?? parseAsRoot(arguments)
    }

    private static func read<Command: ParsableCommand>(
        _ arguments: [String], as command: Command.Type
    ) -> (any ParsableCommand)? {
        try? NamedCommand<Command>.parseAsRoot(arguments)
    }
}

/// Gives `--json` its value before the parser sees it.
///
/// A value stands after `=` only, so that in `--json coffee-works` the name is the command's argument; the parser knows
/// no option like that.
enum ArgumentRewriter {
    static func rewrite(_ arguments: [String]) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        let options = arguments[..<end].map { $0 == "--json" ? "--json=\(FieldList.everything)" : $0 }
        return options + arguments[end...]
    }
}
