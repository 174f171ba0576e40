// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The root command with a single subcommand.
///
/// The parser inspects the options of every command below its root, which takes longer than most runs from the cache;
/// this root has only one. It reports nothing itself: what it doesn't accept is parsed again below the real root, which
/// words the error.
struct NamedCommand<Command: ParsableCommand>: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "ghb", subcommands: [Command.self])
    }
}

extension GHBCommand {
    /// Parses a command line.
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

/// Gives `--json` a value before the parser sees it.
///
/// The value of `--json` follows only after `=`, so that in `--json coffee-works` the name is the command's argument; the
/// parser has no such kind of option.
enum ArgumentRewriter {
    static func rewrite(_ arguments: [String]) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        let options = arguments[..<end].map { $0 == "--json" ? "--json=\(FieldList.everything)" : $0 }
        return options + arguments[end...]
    }
}
