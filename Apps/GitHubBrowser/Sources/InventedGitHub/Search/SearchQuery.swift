// SPDX-License-Identifier: Apache-2.0

/// A search query: words, quoted phrases and qualifiers such as `language:swift`, each of which may be negated.
struct SearchQuery: Sendable, Hashable {
    /// A word or phrase, or a qualifier and its value.
    struct Part: Sendable, Hashable {
        /// The qualifier; nil for a word.
        let name: String?
        let value: String
        let isNegated: Bool
    }

    let parts: [Part]

    /// Reads a query; a quote that is never closed reaches to the end.
    init(_ text: String) {
        var parts: [Part] = []
        var negatesNext = false
        for token in Self.tokens(of: text) {
            // `NOT` negates the word after it; `AND` is what stands between words anyway.
            if token == Token(text: "NOT") {
                negatesNext = true
            } else if token != Token(text: "AND") {
                parts.append(token.part(isNegated: negatesNext))
                negatesNext = false
            }
        }
        self.parts = parts
    }

    /// The words and phrases that are wanted.
    var words: [String] { parts.filter { $0.name == nil && !$0.isNegated }.map(\.value) }

    /// Returns the values of a qualifier that are wanted.
    func values(of name: String) -> [String] { parts.filter { $0.name == name && !$0.isNegated }.map(\.value) }

    /// A run of characters without a space, or with spaces in quotes.
    private struct Token: Hashable {
        var text = ""
        /// The position of the unquoted colon that ends a name.
        var colon: Int?

        func part(isNegated: Bool) -> Part {
            let isDashed = text.hasPrefix("-") && text.count > 1
            let start = isDashed ? 1 : 0
            let negated = isNegated != isDashed
            guard let colon, colon > start, text.dropFirst(start).prefix(colon - start).allSatisfy(Self.isName) else {
                return Part(name: nil, value: String(text.dropFirst(start)), isNegated: negated)
            }
            return Part(
                name: text.dropFirst(start).prefix(colon - start).lowercased(),
                value: String(text.dropFirst(colon + 1)), isNegated: negated)
        }

        private static func isName(_ character: Character) -> Bool { character.isLetter || character == "-" }
    }

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var token = Token()
        var isQuoted = false
        var isBegun = false
        for character in text {
            switch character {
            case "\"":
                isQuoted.toggle()
                isBegun = true
            case _ where character.isWhitespace && !isQuoted:
                if isBegun { tokens.append(token) }
                (token, isBegun) = (Token(), false)
            default:
                if character == ":", !isQuoted, token.colon == nil { token.colon = token.text.count }
                token.text.append(character)
                isBegun = true
            }
        }
        if isBegun { tokens.append(token) }
        return tokens.filter { !$0.text.isEmpty }
    }
}
