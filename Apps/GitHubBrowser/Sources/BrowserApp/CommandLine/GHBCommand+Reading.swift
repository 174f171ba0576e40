// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// A command that runs, as a root of its own, even if it is in a group.
///
/// The parser inspects the options of every command below its root, and each command on the way to the one that runs several
/// times, by reflection and dynamic casts that read all conformances of the program. It reports nothing itself: what it
/// doesn't accept is parsed again below the real root, which words the error.
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
    static func read(_ arguments: [String]) throws -> any ParsableCommand {
        var group: any ParsableCommand.Type = GHBCommand.self
        var rest = arguments[...]
        while let word = rest.first,
            let next = group.configuration.subcommands.first(where: { $0.configuration.commandName == word })
        {
            (group, rest) = (next, rest.dropFirst())
            if next.configuration.subcommands.isEmpty { break }
        }
        let running = group.configuration.subcommands.isEmpty ? readRunning(rest, as: group) : nil
        return try running ?? parseAsRoot(arguments)
    }

    private static func readRunning<Command: ParsableCommand>(
        _ arguments: ArraySlice<String>, as command: Command.Type
    ) -> (any ParsableCommand)? {
        // A request for help is parsed as another command, whose text would lack the group.
        (try? RunningCommand<Command>.parseAsRoot(Array(arguments)) as? RunningCommand<Command>)?.command
    }
}
