// SPDX-License-Identifier: Apache-2.0

/// Plain text for use in Markdown.
enum MarkdownText {
    /// Returns the text with all Markdown syntax escaped.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            if character.isASCII, character.isPunctuation || character.isSymbol { result.append("\\") }
            result.append(character.isNewline ? " " : character)
        }
        return result
    }
}
