// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

/// Finds the command that a mistaken command line means.
enum CommandSuggestion {
    /// The advice about a login that nobody has and that is nearly a command's name; nil for any other.
    static func hint(for login: String) -> String? {
        nearest(to: login, among: names(below: GHBCommand.self)).map { "did you mean 'ghb \($0)'?" }
    }

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
        (["ghb"] + words.map(quoted)).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        let isPlain = { (character: Character) in
            character.isASCII && (character.isLetter || character.isNumber || "-_./:=,@#%+".contains(character))
        }
        return !word.isEmpty && word.allSatisfy(isPlain) ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }

    /// The nearest of some words where a slip or two lie between; of equally near ones the first.
    private static func nearest(to word: String, among words: [String]) -> String? {
        let limit = max(1, min(3, word.count / 3))
        let found = words.map { (word: $0, slips: slips(between: word.lowercased(), and: $0)) }
        return found.filter { $0.slips <= limit }.min { $0.slips < $1.slips }?.word
    }

    /// How many letters are missing, too many, others or swapped with their neighbours (Damerau's distance).
    private static func slips(between one: String, and other: String) -> Int {
        // Names are short: what is longer is none.
        let (left, right) = (Array(one.prefix(40)), Array(other))
        var rows = [Array(0...right.count)]
        for i in left.indices {
            var row = [i + 1]
            for j in right.indices {
                var least = min(rows[i][j] + (left[i] == right[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    least = min(least, rows[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
