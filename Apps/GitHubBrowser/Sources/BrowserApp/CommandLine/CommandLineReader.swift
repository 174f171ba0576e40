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
            if let command = parsed as? any InjectedCommand { return .injected(command) }
            // Otherwise a command after options would be taken for a login.
            if let target = (parsed as? BrowseCommand)?.target, let misplaced = MisplacedOptions(arguments),
                misplaced.command == [target]
            {
                return refusal(misplaced.refusal)
            }
            if let command = parsed as? any StandaloneCommand {
                let (options, isBrowser) = (command.options, command is BrowseCommand)
                let unknown = [
                    (options.jq != nil, "--jq"), (options.web, "--web"), (options.profile && !isBrowser, "--profile"),
                ].first(where: \.0)?.1
                guard let unknown else { return .standalone(command) }
                return refusal(BrowserFailure(.usage, "\(unknown) is for commands that ask GitHub"))
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

    private static func refusal(_ failure: BrowserFailure) -> Outcome { .refusal("ghb: \(failure)", failure.status) }
}
