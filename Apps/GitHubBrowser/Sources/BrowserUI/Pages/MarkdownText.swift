// SPDX-License-Identifier: Apache-2.0

/// Words that go into a text in Markdown.
enum MarkdownText {
    /// The text, so that Markdown finds nothing in it that is not meant.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isASCII, character.isPunctuation || character.isSymbol { result.append("\\") }
            result.append(character.isNewline ? " " : character)
        }
        return result
    }
}
