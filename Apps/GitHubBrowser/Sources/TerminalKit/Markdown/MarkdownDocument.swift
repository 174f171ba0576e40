// SPDX-License-Identifier: Apache-2.0

/// A text in Markdown as GitHub reads it: with tables, task lists, strikethrough, bare addresses, footnotes, alerts and emoji.
///
/// For a terminal, HTML is reduced to its text, and pictures to their descriptions. Texts are untrusted, so time and depth are
/// bounded: parsing is linear in the length, and quotes and lists beyond ``deepestNesting`` levels aren't indented further.
///
/// ```swift
/// let lines = MarkdownLayout(width: 80).lines(of: MarkdownDocument(readme.text))
/// ```
public struct MarkdownDocument: Sendable, Hashable {
    /// The deepest nesting of quotes and lists.
    public static let deepestNesting = 12
    /// The number of bytes that are read, as on GitHub.
    public static let longestText = 500 << 10

    /// The blocks, from the top.
    public let blocks: [MarkdownBlock]

    /// Parses a text.
    ///
    /// With `breaksLines`, the end of a line in the source ends the line, as in issues and comments; in READMEs it is a
    /// blank.
    public init(_ text: String, breaksLines: Bool = false) {
        blocks = MarkdownReader.blocks(of: text, breaksLines: breaksLines)
    }
}

/// A block of a text.
public indirect enum MarkdownBlock: Sendable, Hashable {
    /// A title, level 1 to 6.
    case heading(level: Int, [MarkdownInline])
    /// Running text.
    case paragraph([MarkdownInline])
    /// A block of code.
    case code(language: String, lines: [String])
    /// A quotation, or an alert with its title.
    case quote([MarkdownBlock], alert: String?)
    /// Items, numbered from a start or not.
    case list(start: Int?, items: [MarkdownItem])
    /// Rows and columns.
    case table(MarkdownTable)
    /// A horizontal rule.
    case rule
}

/// An item of a list.
public struct MarkdownItem: Sendable, Hashable {
    /// Whether a task is done; nil if the item is not a task.
    public let isDone: Bool?
    /// The content of the item.
    public let blocks: [MarkdownBlock]
}

/// Rows and columns of running text.
public struct MarkdownTable: Sendable, Hashable {
    /// The alignment of a column's text.
    public enum Alignment: Sendable, Hashable {
        /// At the left.
        case left
        /// In the middle.
        case center
        /// At the right.
        case right
    }

    /// One for each column.
    public let alignments: [Alignment]
    /// The names of the columns.
    public let header: [[MarkdownInline]]
    /// The rows, each with as many cells as there are columns.
    public let rows: [[[MarkdownInline]]]
}

/// A piece of running text.
public struct MarkdownInline: Sendable, Hashable {
    /// The traits of a piece of text.
    public struct Traits: OptionSet, Sendable, Hashable {
        /// The traits, as bits.
        public let rawValue: UInt8

        /// Makes a set of the bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Emphasized.
        public static let emphasis = Traits(rawValue: 1)
        /// Strongly emphasized.
        public static let strong = Traits(rawValue: 2)
        /// Code.
        public static let code = Traits(rawValue: 4)
        /// Struck through.
        public static let strikethrough = Traits(rawValue: 8)
        /// The description of a picture.
        public static let image = Traits(rawValue: 16)
    }

    /// The text; a line break where the line ends.
    public var text: String
    /// The traits of the text.
    public var traits: Traits
    /// The address of its link.
    public var link: String?

    /// Makes a piece.
    public init(_ text: String, _ traits: Traits = [], link: String? = nil) {
        self.text = text
        self.traits = traits
        self.link = link
    }
}
