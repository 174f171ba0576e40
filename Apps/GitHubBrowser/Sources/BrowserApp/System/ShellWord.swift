// SPDX-License-Identifier: Apache-2.0

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
