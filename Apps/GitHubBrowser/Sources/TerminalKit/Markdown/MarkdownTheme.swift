// SPDX-License-Identifier: Apache-2.0

/// The styles of the parts of a text in Markdown.
package struct MarkdownTheme: Sendable, Hashable {
    /// Titles of the first two levels.
    package var title: Style = Style([.bold, .underline])
    /// Titles below them.
    package var heading: Style = Style(.bold)
    /// Code, in lines of its own or among words.
    package var code: Style = Style(foreground: .cyan)
    package var link: Style = Style(.underline, foreground: .blue)
    /// Descriptions of pictures.
    package var image: Style = Style(.dim)
    /// Marks of the layout: bullets, bars of quotes, lines of tables.
    package var mark: Style = Style(.dim)
    /// The color behind blocks of code.
    package var paper: Color = .standard
    /// The color of tips and of added lines.
    package var good: Color = .green
    /// The color of cautions and of removed lines.
    package var bad: Color = .red
    package var warning: Color = .yellow
    /// The color of important notes and of the heads of a diff.
    package var done: Color = .magenta
    /// Whether the address of a link follows its text, unless the text is the address.
    package var showsTargets: Bool = false

    /// Makes a theme for every background, whose parts can be changed.
    package init() {}

    /// Returns whether a style is that of code or of a line of a diff.
    package func isCode(_ style: Style) -> Bool { [code.foreground, good, bad, done].contains(style.foreground) }

    func color(ofAlert title: String) -> Color? {
        ["Note": link.foreground, "Tip": good, "Important": done, "Warning": warning, "Caution": bad][title]
    }

    /// Returns the style of a line of a diff that begins with a mark.
    func style(ofChange mark: Character?) -> Style {
        switch mark {
        case "+": Style(foreground: good)
        case "-": Style(foreground: bad)
        case "@": Style(foreground: done)
        default: code
        }
    }

    func spans(of text: [MarkdownInline]) -> [StyledSpan] {
        var spans: [StyledSpan] = []
        var shown = ""
        for (index, piece) in text.enumerated() {
            spans.append(StyledSpan(piece.text, style(of: piece.traits, isLink: piece.link != nil), link: piece.link))
            guard showsTargets, let link = piece.link else { continue }
            shown += piece.text
            if index + 1 < text.count, text[index + 1].link == link { continue }
            if !Self.tells(shown, link) { spans.append(StyledSpan(" (\(link))", mark, link: link)) }
            shown = ""
        }
        return spans
    }

    /// Returns whether a link's text is its address, or its target is in the same text.
    private static func tells(_ text: String, _ link: String) -> Bool {
        link.hasPrefix("#") || ["", "https://", "http://", "mailto:"].contains { $0 + text == link }
    }

    private func style(of traits: MarkdownInline.Traits, isLink: Bool) -> Style {
        var style = Style.plain
        if traits.contains(.strong) { style = style.adding(.bold) }
        if traits.contains(.emphasis) { style = style.adding(.italic) }
        if traits.contains(.strikethrough) { style = style.adding(.strikethrough) }
        if traits.contains(.code) { style = style.over(code) }
        if traits.contains(.image) { return style.over(image) }
        return isLink ? style.over(link) : style
    }
}
