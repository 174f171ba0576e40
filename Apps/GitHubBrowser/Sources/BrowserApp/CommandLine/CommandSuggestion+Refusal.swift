// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

extension CommandSuggestion {
    /// Returns the names of the subcommands of a command.
    static func names(below command: any ParsableCommand.Type) -> [String] {
        // A key path here crashes the compiler.
        command.configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    /// Returns the refusal of a command line whose first words look like an unknown command; nil for any other.
    ///
    /// A single word is the login of an account to browse.
    static func refusal(of arguments: [String]) -> BrowserFailure? {
        let words = Array(arguments.prefix { !$0.hasPrefix("-") }.prefix(2))
        guard words.count == 2 else { return nil }
        let group = GHBCommand.configuration.subcommands.first { $0.configuration.commandName == words[0] }
        let choices = names(below: group ?? GHBCommand.self)
        let path = group == nil ? [] : [words[0]]
        let word = words[path.count]
        guard !choices.isEmpty, !choices.contains(word) else { return nil }
        let turned = [words[1], words[0]] + arguments.dropFirst(2)
        let advice =
            if group == nil, choices.contains(words[1]), isUnderstood(turned) {
                "the command comes first: '\(ShellWord.line(turned))'"
            } else if let near = nearest(to: word, among: choices) {
                "did you mean '\(ShellWord.line(path + [near] + arguments.dropFirst(path.count + 1)))'?"
            } else if group == nil {
                "'ghb --help' lists the commands; to browse an account, write only its login"
            } else {
                "the commands are \(choices.map { "'ghb \(words[0]) \($0)'" }.joined(separator: ", "))"
            }
        return BrowserFailure(
            .usage, "'\((path + [word]).joined(separator: " "))' is not a command", advice: [advice])
    }

    /// Returns whether the parser accepts a command line.
    static func isUnderstood(_ arguments: [String]) -> Bool {
        (try? GHBCommand.read(ArgumentRewriter.rewrite(arguments))) != nil
    }
}
