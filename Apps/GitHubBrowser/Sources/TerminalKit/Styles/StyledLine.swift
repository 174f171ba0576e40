// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// A piece of a line in one style.
public struct StyledSpan: Sendable, Hashable {
    /// The text.
    public var text: String
    /// The style of the text.
    public var style: Style
    /// The target of its link, such as an address.
    public var link: String?

    /// Makes a piece.
    public init(_ text: String, _ style: Style = .plain, link: String? = nil) {
        self.text = text
        self.style = style
        self.link = link
    }
}

/// A line of pieces in styles of their own.
public struct StyledLine: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The pieces, from the left.
    public var spans: [StyledSpan]

    /// Makes a line.
    public init(_ spans: [StyledSpan] = []) { self.spans = spans }

    /// Makes a line in one style.
    public init(_ text: String, _ style: Style = .plain) { spans = text.isEmpty ? [] : [StyledSpan(text, style)] }

    /// Makes a line without a style.
    public init(stringLiteral text: String) { self.init(text) }

    /// The text without styles.
    public var text: String { spans.map(\.text).joined() }

    /// The columns that the line takes.
    public var columns: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }
}
