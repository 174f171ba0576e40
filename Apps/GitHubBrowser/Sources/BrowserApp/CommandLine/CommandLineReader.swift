// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

enum CommandLineReader {
    enum Outcome {
        /// A command to run with the graph.
        case injected(any InjectedCommand)
        /// A command to run without the graph.
        case standalone(any StandaloneCommand)
        /// A text to print, such as the requested help.
        case text(String)
        case refusal(String, ProgramStatus)
    }

    static func read(_ arguments: [String]) -> Outcome {
        do {
            var parsed = try GHBCommand.read(withFieldsOfJSON(arguments))
            // First, since most commands are of this kind, and a dynamic cast that fails takes long.
            if let command = parsed as? any InjectedCommand { return .injected(command) }
            // Otherwise a command after options would be taken for a login.
            if let target = (parsed as? BrowseCommand)?.target, CommandSuggestion.commands.contains(target),
                let misplaced = CommandSuggestion.refusalOfOptions(in: arguments)
            {
                return refusal(misplaced)
            }
            if let command = parsed as? any StandaloneCommand { return .standalone(command) }
            // The rest are commands that the parser adds, such as `help`, and groups such as `cache`,
            // whose output is thrown as an error.
            try parsed.run()
            return .refusal(GHBCommand.helpMessage(), .usage)
        } catch {
            let text = GHBCommand.fullMessage(for: error)
            guard GHBCommand.exitCode(for: error) != .success else { return .text(CompletionScript.corrected(text)) }
            let mistaken = CommandSuggestion.refusalOfOptions(in: arguments)
            if let mistaken = mistaken ?? CommandSuggestion.refusalOfCommand(in: arguments) { return refusal(mistaken) }
            // Prefixed with the program's name, like every other message.
            let mistake = text.hasPrefix("Error: ") ? "ghb: " + text.dropFirst("Error: ".count) : text
            return .refusal(mistake, .usage)
        }
    }

    private static func refusal(_ failure: BrowserFailure) -> Outcome { .refusal("ghb: \(failure)", failure.status) }

    /// Gives `--json` a value before the parser sees it.
    ///
    /// The value of `--json` follows only after `=`, so that in `--json coffee-works` the name is the command's argument; the
    /// parser has no such kind of option.
    private static func withFieldsOfJSON(_ arguments: [String]) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        let options = arguments[..<end].map { $0 == "--json" ? "--json=\(FieldList.everything)" : $0 }
        return options + arguments[end...]
    }
}
