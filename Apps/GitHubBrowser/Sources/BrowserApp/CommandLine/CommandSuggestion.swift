// SPDX-License-Identifier: Apache-2.0

import BrowserModels

enum CommandSuggestion {
    static var commands: [String] { GHBCommand.configuration.subcommands.compactMap { $0.configuration.commandName } }

    /// Returns the refusal of options before a command; nil for any other command line.
    static func refusalOfOptions(in arguments: [String]) -> BrowserFailure? {
        guard arguments.first?.hasPrefix("-") == true, let word = arguments.first(where: commands.contains) else {
            return nil
        }
        return BrowserFailure(
            .usage, "options go after the command's name", advice: ["write 'ghb \(word)' before them"])
    }

    /// Returns the refusal of an unknown command before an argument; a single word is the login of an account to browse.
    static func refusalOfCommand(in arguments: [String]) -> BrowserFailure? {
        guard let word = arguments.first, arguments.count > 1, !word.hasPrefix("-"), !commands.contains(word) else {
            return nil
        }
        let near = commands.map { (word: $0, slips: $0.difference(from: word.lowercased()).count) }
            .filter { $0.slips <= max(1, min(3, word.count / 3)) * 2 }.min { $0.slips < $1.slips }?.word
        let advice =
            near.map { "did you mean '\(ShellWord.line([$0] + arguments.dropFirst()))'?" }
            ?? "'ghb --help' lists the commands; to browse an account, write only its login"
        return BrowserFailure(.usage, "'\(word)' is not a command", advice: [advice])
    }
}
