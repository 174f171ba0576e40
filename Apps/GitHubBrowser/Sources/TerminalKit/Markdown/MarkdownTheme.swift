// SPDX-License-Identifier: Apache-2.0

/// The styles of the parts of a text in Markdown.
public struct MarkdownTheme: Sendable, Hashable {
    /// Titles of the first two levels.
    public var title: Style = Style([.bold, .underline])
    /// Titles below them.
    public var heading: Style = Style(.bold)
    /// Code, in lines of its own or among words.
    public var code: Style = Style(foreground: .cyan)
    /// The style of links.
    public var link: Style = Style(.underline, foreground: .blue)
    /// Descriptions of pictures.
    public var image: Style = Style(.dim)
    /// Marks of the layout: bullets, bars of quotes, lines of tables.
    public var mark: Style = Style(.dim)
    /// The color behind blocks of code.
    public var paper: Color = .standard
    /// The color of tips and of added lines.
    public var good: Color = .green
    /// The color of cautions and of removed lines.
    public var bad: Color = .red
    /// The color of warnings.
    public var warning: Color = .yellow
    /// The color of important notes and of the heads of a diff.
    public var done: Color = .magenta
    /// Whether the address of a link follows its text, unless the text is the address.
    public var showsTargets: Bool = false

    /// Makes a theme for every background, whose parts can be changed.
    public init() {}

    /// Returns whether a style is that of code or of a line of a diff.
    public func isCode(_ style: Style) -> Bool { [code.foreground, good, bad, done].contains(style.foreground) }

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
