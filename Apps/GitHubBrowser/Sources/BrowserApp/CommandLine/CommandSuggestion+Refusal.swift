// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

extension CommandSuggestion {
    /// The names of the commands below a command.
    static func names(below command: any ParsableCommand.Type) -> [String] {
        // By a key path, the compiler would crash.
        command.configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    /// The refusal of a command line whose first words look like a command that does not exist; nil for any other.
    ///
    /// One word alone is the login of somebody to browse.
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
                "the command comes first: '\(line(turned))'"
            } else if let near = nearest(to: word, among: choices) {
                "did you mean '\(line(path + [near] + arguments.dropFirst(path.count + 1)))'?"
            } else if group == nil {
                "'ghb --help' lists the commands; to browse an account, write its login alone"
            } else {
                "the commands are \(choices.map { "'ghb \(words[0]) \($0)'" }.joined(separator: ", "))"
            }
        return BrowserFailure(
            .usage, "there is no command '\((path + [word]).joined(separator: " "))'", advice: [advice])
    }

    /// Whether the parser takes a command line.
    static func isUnderstood(_ arguments: [String]) -> Bool {
        (try? GHBCommand.read(ArgumentRewriter.rewrite(arguments))) != nil
    }

    /// A command line as a shell takes it.
    static func line(_ words: some Sequence<String>) -> String {
        (["ghb"] + words.map(ShellWord.quoted)).joined(separator: " ")
    }
}
