// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// A piece of a line in one style.
package struct StyledSpan: Sendable, Hashable {
    package var text: String
    package var style: Style
    /// The target of its link, such as an address.
    package var link: String?

    package init(_ text: String, _ style: Style = .plain, link: String? = nil) {
        self.text = text
        self.style = style
        self.link = link
    }

    static func blanks(_ count: Int, _ style: Style = .plain) -> StyledSpan {
        StyledSpan(String(repeating: " ", count: max(0, count)), style)
    }
}

/// A line of pieces in styles of their own.
package struct StyledLine: Sendable, Hashable, ExpressibleByStringLiteral {
    package var spans: [StyledSpan]

    package init(_ spans: [StyledSpan] = []) { self.spans = spans }

    package init(_ text: String, _ style: Style = .plain) { spans = text.isEmpty ? [] : [StyledSpan(text, style)] }

    package init(stringLiteral text: String) { self.init(text) }

    /// The text without styles.
    package var text: String { spans.map(\.text).joined() }

    package var columns: Int { spans.reduce(0) { $0 + DisplayWidth.of($1.text) } }

    /// Returns the line with another style below that of each piece.
    func over(_ style: Style) -> StyledLine {
        StyledLine(spans.map { StyledSpan($0.text, $0.style.over(style), link: $0.link) })
    }

    /// Adds a text in the style and with the link of a piece.
    mutating func append(_ text: String, like span: StyledSpan) {
        if let last = spans.last, last.style == span.style, last.link == span.link {
            spans[spans.count - 1].text += text
        } else {
            spans.append(StyledSpan(text, span.style, link: span.link))
        }
    }

    /// Returns the line for the output of a command; the text can't add sequences of its own. Without colors, styles are left out.
    package func sequences(colors: ColorSupport?) -> String {
        spans.map { span in
            let text = PlainText.line(span.text)
            guard let colors, span.style != .plain, !text.isEmpty else { return text }
            let parameters = StyleEncoder(colors: colors).parameters(of: span.style).map(String.init)
            return "\u{1B}[\(parameters.joined(separator: ";"))m\(text)\u{1B}[0m"
        }.joined()
    }
}
