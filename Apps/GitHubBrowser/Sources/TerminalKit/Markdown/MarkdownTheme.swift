// SPDX-License-Identifier: Apache-2.0

/// The styles of the parts of a text in Markdown.
public struct MarkdownTheme: Sendable, Hashable {
    /// Titles of the first two levels.
    public var title: Style
    /// Titles below them.
    public var heading: Style
    /// Code, in lines of its own or among words.
    public var code: Style
    /// Texts in blocks of code.
    public var codeText: Style
    /// Numbers in blocks of code.
    public var codeNumber: Style
    /// Comments in blocks of code.
    public var codeComment: Style
    /// The style of links.
    public var link: Style
    /// Descriptions of pictures.
    public var image: Style
    /// Marks that are not the author's: bullets, bars of quotes, lines of tables.
    public var mark: Style
    /// Whether lines and bullets are of characters that every terminal has.
    public var isASCII: Bool
    /// Whether the address of a link follows its text, unless the text is the address.
    public var showsTargets: Bool

    /// Makes a theme.
    public init(
        title: Style = Style([.bold, .underline]), heading: Style = Style(.bold),
        code: Style = Style(foreground: .cyan), codeText: Style = Style(foreground: .green),
        codeNumber: Style = Style(foreground: .magenta), codeComment: Style = Style(foreground: .gray),
        link: Style = Style(.underline, foreground: .blue), image: Style = Style(.dim), mark: Style = Style(.dim),
        isASCII: Bool = false, showsTargets: Bool = false
    ) {
        self.title = title
        self.heading = heading
        self.code = code
        self.codeText = codeText
        self.codeNumber = codeNumber
        self.codeComment = codeComment
        self.link = link
        self.image = image
        self.mark = mark
        self.isASCII = isASCII
        self.showsTargets = showsTargets
    }

    /// Returns whether a style is one of those of code.
    public func isCode(_ style: Style) -> Bool {
        [code, codeText, codeNumber, codeComment].contains { $0.foreground == style.foreground }
    }

    var bullet: String { isASCII ? "* " : "• " }
    var bar: String { isASCII ? "| " : "│ " }
    var line: String { isASCII ? "-" : "─" }

    func box(isDone: Bool) -> String { isDone ? "[x] " : "[ ] " }

    /// Returns the style of a piece of running text.
    func style(of traits: MarkdownInline.Traits, isLink: Bool) -> Style {
        var style = Style.plain
        if traits.contains(.strong) { style = style.adding(.bold) }
        if traits.contains(.emphasis) { style = style.adding(.italic) }
        if traits.contains(.strikethrough) { style = style.adding(.strikethrough) }
        if traits.contains(.code) { style = style.over(code) }
        if traits.contains(.image) { return style.over(image) }
        return isLink ? style.over(link) : style
    }
}
