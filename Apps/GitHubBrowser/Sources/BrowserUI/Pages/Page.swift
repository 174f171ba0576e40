// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// The content of a page or a preview: a title, facts, and sections in Markdown.
struct Page {
    /// A label with a short value; either may be a link.
    typealias Fact = (label: StyledSpan, value: [StyledSpan])

    struct Section {
        var title: String = ""
        var note: String = ""
        var facts: [Fact] = []
        var text: String = ""
        /// Whether a line break in the text is a hard line break.
        var breaksLines: Bool = false
    }

    var title: String = ""
    var summary: String = ""
    /// The parts of a bar above the facts, and their colors.
    var bar: [(part: Double, color: Color)] = []
    var facts: [Fact] = []
    var sections: [Section] = []
    /// The mentions of issues and accounts in the texts; nil for texts outside a repository.
    var mentions: Mentions?
    /// Whether facts above the text are one paragraph, because the text is more important.
    var isDense = false
    /// Returns the lines that fill a screen of a width, instead of all other parts.
    var screenLines: ((Int) -> [StyledLine])?

    func lines(width: Int, theme: MarkdownTheme) -> [StyledLine] {
        if let screenLines { return screenLines(width) }
        let facts = isDense ? factParagraph(width, theme) : asideLines(width, theme)
        return Self.joined([head(width), facts, text(width, theme)])
    }

    func head(_ width: Int) -> [StyledLine] {
        Self.joined([Self.wrap([StyledSpan(title, Style(.bold))], width), Self.wrap([StyledSpan(summary)], width)])
    }

    func asideLines(_ width: Int, _ theme: MarkdownTheme) -> [StyledLine] {
        barLines(width) + Self.lines(of: facts, width: width, theme: theme)
    }

    private func factParagraph(_ width: Int, _ theme: MarkdownTheme) -> [StyledLine] {
        let spans = facts.enumerated().flatMap { index, fact in
            [StyledSpan((index == 0 ? "" : " · ") + fact.label.text + " ", theme.mark)] + fact.value
        }
        return Self.wrap(spans, width) + [
            StyledLine(), StyledLine(String(repeating: "─", count: width), theme.mark),
        ]
    }

    private func barLines(_ width: Int) -> [StyledLine] {
        var (end, drawn) = (0.0, 0)
        let spans = bar.map { part, color in
            end += part * Double(width)
            let columns = max(0, Int(end.rounded()) - drawn)
            drawn += columns
            return StyledSpan(String(repeating: " ", count: columns), Style(background: color))
        }
        return bar.isEmpty ? [] : [StyledLine(spans.filter { !$0.text.isEmpty }), StyledLine()]
    }

    func text(_ width: Int, _ theme: MarkdownTheme) -> [StyledLine] {
        Self.joined(
            sections.flatMap { section in
                let note = section.title.isEmpty || section.note.isEmpty ? section.note : " · \(section.note)"
                let heading = [StyledSpan(section.title, theme.heading), StyledSpan(note, theme.mark)]
                let rule = StyledLine(String(repeating: "─", count: max(1, width)), theme.mark)
                let document = MarkdownDocument(section.text, breaksLines: section.breaksLines)
                let text = MarkdownLayout(width: width, theme: theme).lines(of: document)
                return [
                    section.title.isEmpty && note.isEmpty ? [] : [rule] + Self.wrap(heading, width),
                    Self.lines(of: section.facts, width: width, theme: theme),
                    text.map { mentions?.linked($0, theme: theme) ?? $0 },
                ]
            })
    }

    /// Returns paragraphs with an empty line between them.
    static func joined(_ parts: [[StyledLine]]) -> [StyledLine] {
        Array(parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]))
    }

    private static func wrap(_ spans: [StyledSpan], _ width: Int) -> [StyledLine] {
        TextWrapper(width: max(1, width)).lines(
            of: spans.filter { !$0.text.isEmpty }.map { StyledSpan(PlainText.line($0.text), $0.style, link: $0.link) })
    }

    private static func lines(of facts: [Fact], width: Int, theme: MarkdownTheme) -> [StyledLine] {
        let column = min((facts.map { DisplayWidth.of($0.label.text) }.max() ?? 0) + 2, max(1, width / 2))
        return facts.flatMap { fact -> [StyledLine] in
            let (link, label) = (fact.label.link, DisplayWidth.cut(PlainText.line(fact.label.text), to: column - 1))
            let name = StyledSpan(label, link == nil ? theme.mark : theme.link, link: link)
            let value = fact.value.map { StyledSpan($0.text, $0.link == nil ? $0.style : theme.link, link: $0.link) }
            return wrap(value, width - column).enumerated().map { index, line in
                let start = index > 0 ? [] : [name]
                let gap = String(repeating: " ", count: column - (index > 0 ? 0 : DisplayWidth.of(label)))
                return StyledLine((start + [StyledSpan(gap)]).filter { !$0.text.isEmpty } + line.spans)
            }
        }
    }
}
