// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

/// Options before the name of their command, or between its words.
struct MisplacedOptions {
    /// The words of the command's name.
    let command: [String]
    /// The same command line with the options after the name.
    let line: [String]

    /// Finds misplaced options; nil if there are none or if moving them doesn't make the command line valid.
    init?(_ arguments: [String]) {
        var (command, options, rest) = ([String](), [String](), arguments[...])
        var group: any ParsableCommand.Type = GHBCommand.self
        while !group.configuration.subcommands.isEmpty {
            guard let found = Self.next(below: group, in: &rest, passing: &options) else { break }
            command.append(found.configuration.commandName ?? "")
            group = found
        }
        guard !command.isEmpty, !options.isEmpty else { return nil }
        self.command = command
        line = command + options + rest
        guard CommandSuggestion.isUnderstood(line) else { return nil }
    }

    /// Returns the next word that names a command, after options and their values.
    private static func next(
        below group: any ParsableCommand.Type, in rest: inout ArraySlice<String>, passing options: inout [String]
    ) -> (any ParsableCommand.Type)? {
        var passed: [String] = []
        for (index, word) in zip(rest.indices, rest) {
            if let found = group.configuration.subcommands.first(where: { $0.configuration.commandName == word }) {
                options += passed
                rest = rest[(index + 1)...]
                return found
            }
            let mayBeValue = passed.last.map { $0.hasPrefix("-") && !$0.contains("=") } ?? false
            guard word != "--", word.hasPrefix("-") || mayBeValue else { return nil }
            passed.append(word)
        }
        return nil
    }

    /// The refusal, with the correct order.
    var refusal: BrowserFailure {
        BrowserFailure(
            .usage, "options go after the command's name", advice: ["write '\(ShellWord.line(line))'"])
    }
}
