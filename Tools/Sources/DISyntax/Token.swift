// SPDX-License-Identifier: Apache-2.0

/// A word, a literal, a bracket or another character of a source.
///
/// Comments, literals and the interpolations of strings contain no separate tokens.
package struct Token: Sendable {
    package enum Kind: UInt8, Sendable {
        /// An identifier or a keyword, in backticks or not.
        case word
        case number
        /// A string or a regular expression, with its interpolations.
        case literal
        /// `#if`, `#elseif`, `#else` or `#endif`.
        case directive
        /// Another word behind `#`, such as a macro.
        case pound
        /// `(`, `[` or `{`.
        case open
        /// `)`, `]` or `}`.
        case close
        /// `->`.
        case arrow
        /// Any other character, such as one of an operator.
        case other
    }

    package let kind: Kind
    package let keyword: Keyword
    /// The first byte.
    package let byte: UInt8
    /// Whether nothing is between this token and the one before it.
    package let isAdjacent: Bool
    /// The offsets of the first byte, and of the one after the last.
    package let start: Int
    package let end: Int
    /// The line of the first byte, and its column, counted from 1.
    package let line: Int
    package let column: Int

    /// Returns whether this is a character other than a word, a literal or a bracket.
    func isMark(_ character: Unicode.Scalar) -> Bool {
        kind == .other && byte == UInt8(truncatingIfNeeded: character.value)
    }

    /// Returns whether this is a bracket.
    func isBracket(_ character: Unicode.Scalar) -> Bool {
        (kind == .open || kind == .close) && byte == UInt8(truncatingIfNeeded: character.value)
    }
}
