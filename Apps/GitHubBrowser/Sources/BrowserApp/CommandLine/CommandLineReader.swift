// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

/// Parses the command line.
enum CommandLineReader {
    /// The outcome of parsing.
    enum Outcome {
        /// A command to run with the graph.
        case injected(any InjectedCommand)
        /// A command to run without the graph.
        case standalone(any StandaloneCommand)
        /// A text to print, such as the requested help.
        case text(String)
        /// A usage error, with its message.
        case refusal(String, ProgramStatus)
    }

    static func read(_ arguments: [String]) -> Outcome {
        do {
            var parsed = try GHBCommand.read(ArgumentRewriter.rewrite(arguments))
            // First, since most commands are of this kind, and a dynamic cast that fails takes long.
            if let command = parsed as? any InjectedCommand {
                return idleOption(of: command).map(refusal) ?? .injected(command)
            }
            // Otherwise a command after options would be taken for a login.
            if let target = (parsed as? BrowseCommand)?.target, let misplaced = MisplacedOptions(arguments),
                misplaced.command == [target]
            {
                return refusal(misplaced.refusal)
            }
            if let command = parsed as? any StandaloneCommand {
                return idleOption(of: command).map(refusal) ?? .standalone(command)
            }
            if parsed is GHBCommand { return .refusal(GHBCommand.helpMessage(), .usage) }
            // The rest are commands that the parser adds, such as `help`, and groups such as `cache`,
            // whose output is thrown as an error.
            try parsed.run()
            return .refusal(GHBCommand.helpMessage(), .usage)
        } catch {
            let text = GHBCommand.fullMessage(for: error)
            guard GHBCommand.exitCode(for: error) != .success else {
                return .text(CompletionScript.corrected(CommandHelp.completed(text, arguments)))
            }
            if let misplaced = MisplacedOptions(arguments) { return refusal(misplaced.refusal) }
            if let unknown = CommandSuggestion.refusal(of: arguments) { return refusal(unknown) }
            // Prefixed with the program's name, like every other message.
            let mistake = text.hasPrefix("Error: ") ? "ghb: " + text.dropFirst("Error: ".count) : text
            return .refusal(mistake, .usage)
        }
    }

    /// Returns the refusal of an option that would have no effect on a command; nil if there is none.
    private static func idleOption(of command: some Command) -> BrowserFailure? {
        let given = command.options.given
        guard !given.isEmpty else { return nil }
        let name = type(of: command).name
        let refused = CommandHelp.of(name).refused
        return given.first(where: refused.contains).map { option in
            option == "--web"
                ? PageOpener.refusal(of: name)
                : BrowserFailure(
                    .usage, "\(option) has no effect on 'ghb \(name)'",
                    advice: ["'ghb help \(name)' lists its options"])
        }
    }

    private static func refusal(_ failure: BrowserFailure) -> Outcome { .refusal("ghb: \(failure)", failure.status) }
}
