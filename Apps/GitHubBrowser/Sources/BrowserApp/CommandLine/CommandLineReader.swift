// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

/// Reads command line and environment.
enum CommandLineReader {
    /// What came out of reading.
    enum Outcome {
        /// A command is to give an answer.
        case answering(any AnsweringCommand)
        /// A command is to do something that needs no graph.
        case standalone(any StandaloneCommand)
        /// A text is the whole answer, such as the help that was asked for.
        case text(String)
        /// The command line is wrong; the text says how.
        case refusal(String, ProgramStatus)
    }

    static func read(_ arguments: [String]) -> Outcome {
        do {
            var parsed = try GHBCommand.read(ArgumentRewriter.rewrite(arguments))
            // A command behind options would be taken for somebody's login.
            if let target = (parsed as? BrowseCommand)?.target, let misplaced = MisplacedOptions(arguments),
                misplaced.command == [target]
            {
                return refusal(misplaced.refusal)
            }
            if let command = parsed as? any AnsweringCommand { return .answering(command) }
            if let command = parsed as? any StandaloneCommand { return .standalone(command) }
            if parsed is GHBCommand { return .refusal(GHBCommand.helpMessage(), .usage) }
            // What is left are commands that the parser adds, such as `help`, and groups of commands such as `cache`;
            // their answers come as errors.
            try parsed.run()
            return .refusal(GHBCommand.helpMessage(), .usage)
        } catch {
            let text = GHBCommand.fullMessage(for: error)
            guard GHBCommand.exitCode(for: error) != .success else { return .text(text) }
            if let misplaced = MisplacedOptions(arguments) { return refusal(misplaced.refusal) }
            if let unknown = CommandSuggestion.refusal(of: arguments) { return refusal(unknown) }
            // In the program's name, as every other message.
            let mistake = text.hasPrefix("Error: ") ? "ghb: " + text.dropFirst("Error: ".count) : text
            return .refusal(mistake, .usage)
        }
    }

    private static func refusal(_ failure: BrowserFailure) -> Outcome { .refusal("ghb: \(failure)", failure.status) }
}
