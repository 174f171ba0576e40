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

/// A command that runs, as a root of its own, even if it is in a group.
///
/// The parser inspects each command on the way to the one that runs several times, by reflection and dynamic casts that read
/// all conformances of the program, and before that looks for a request of a completion script, which a root with a command
/// above it cannot have.
struct RunningCommand<Command: ParsableCommand>: ParsableCommand, CustomReflectable {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "ghb", _superCommandName: "ghb")
    }

    private(set) var command: Command

    init() { command = Command() }

    init(from decoder: any Decoder) throws { command = try Command(from: decoder) }

    /// The arguments of the command, which the parser finds by reflection.
    var customMirror: Mirror { Mirror(reflecting: command) }

    mutating func validate() throws { try command.validate() }
}

extension GHBCommand {
    /// Parses a command line.
    static func read(_ arguments: [String]) throws -> any ParsableCommand {
        if let running = running(by: arguments[...]), let command = readRunning(running.arguments, as: running.command)
        {
            return command
        }
        let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        return try named.flatMap { read(arguments, as: $0) } ?? parseAsRoot(arguments)
    }

    /// Returns the command that the first words name, and the arguments after these words; nil for a group.
    private static func running(
        by arguments: ArraySlice<String>
    ) -> (command: any ParsableCommand.Type, arguments: ArraySlice<String>)? {
        var group: any ParsableCommand.Type = GHBCommand.self
        var rest = arguments
        while let word = rest.first {
            let choices = group.configuration.subcommands
            guard let next = choices.first(where: { $0.configuration.commandName == word }) else { return nil }
            (group, rest) = (next, rest.dropFirst())
            if next.configuration.subcommands.isEmpty { return (next, rest) }
        }
        return nil
    }

    private static func readRunning<Command: ParsableCommand>(
        _ arguments: ArraySlice<String>, as command: Command.Type
    ) -> Command? {
        // A request for help is parsed as another command, whose text would lack the group.
        (try? RunningCommand<Command>.parseAsRoot(Array(arguments)) as? RunningCommand<Command>)?.command
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
