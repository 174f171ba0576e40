// SPDX-License-Identifier: Apache-2.0

/// The words of a command in a variable or a file, split without a shell.
///
/// ```swift
/// CommandWords("less -R '+/READ ME'")?.words   // ["less", "-R", "+/READ ME"]
/// ```
///
/// Spaces separate words; quotes keep them together, and a backslash escapes the next character, as in a shell.
/// Nothing is expanded: no variable, no pattern, no other command.
public struct CommandWords: Sendable, Hashable {
    /// The words; the first one is the program.
    public let words: [String]
    /// Whether the text contains unquoted characters with a meaning to a shell, such as `|`, `$` or `*`.
    public let wantsShell: Bool

    /// Splits a text; nil if it has no words or an unclosed quotation mark.
    public init?(_ text: String) {
        var reader = Reader()
        for character in text { reader.read(character) }
        guard let words = reader.finish(), !words.isEmpty else { return nil }
        self.words = words
        wantsShell = reader.wantsShell
    }

    private struct Reader {
        private static let special: Set<Character> = [
            "|", "&", ";", "<", ">", "(", ")", "$", "`", "*", "?", "[", "]", "#", "~", "!", "{", "}", "\n",
        ]

        private(set) var wantsShell = false
        private var words: [String] = []
        private var word: String?
        private var quote: Character?
        private var isEscaped = false

        mutating func read(_ character: Character) {
            if isEscaped {
                // In double quotes, a backslash is literal except before these.
                if quote == "\"", !["\"", "\\", "$", "`"].contains(character) { word = (word ?? "") + "\\" }
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character == " " || character == "\t" {
                end()
            } else {
                if quote == nil ? Self.special.contains(character) : quote == "\"" && "$`".contains(character) {
                    wantsShell = true
                }
                // Only a shell understands `LESS=R less`, which sets a variable.
                if quote == nil, words.isEmpty, character == "=" { wantsShell = true }
                word = (word ?? "") + String(character)
            }
        }

        mutating func finish() -> [String]? {
            guard quote == nil, !isEscaped else { return nil }
            end()
            return words
        }

        private mutating func end() {
            if let word { words.append(word) }
            word = nil
        }
    }
}

/// A word as it is given to a shell.
enum ShellWord {
    /// Returns the word itself if every shell takes it literally, else the word in single quotes.
    static func quoted(_ word: String) -> String {
        let isPlain = { (character: Character) in
            character.isASCII && (character.isLetter || character.isNumber || "-_./:=,@%+".contains(character))
        }
        // Some shells expand an equals sign at the beginning of a word.
        let isWhole = !word.isEmpty && !word.hasPrefix("=") && word.allSatisfy(isPlain)
        return isWhole ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }

    /// Returns a command line of ghb in the syntax of a shell, for the configuration file that the user has named, if any.
    static func line(_ words: some Sequence<String>, config: String? = nil) -> String {
        (["ghb"] + (words + (config.map { ["--config", $0] } ?? [])).map(quoted)).joined(separator: " ")
    }
}
