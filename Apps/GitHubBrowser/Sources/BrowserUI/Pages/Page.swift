// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// The content of a page or a preview: a title, facts, and sections in Markdown.
struct Page: Sendable, Hashable {
    /// A label with a short value; either may be a link.
    struct Fact: Sendable, Hashable {
        var label: StyledSpan
        var value: [StyledSpan]
    }

    /// A section below the facts.
    struct Section: Sendable, Hashable {
        var title: String = ""
        var note: String = ""
        var facts: [Fact] = []
        var text: String = ""
        /// Whether a line break in the text is a hard line break.
        var breaksLines: Bool = false
    }

    /// A part of a bar in colors.
    struct Share: Sendable, Hashable {
        let part: Double
        let color: Color
    }

    var title: String
    var summary: String = ""
    /// The parts of a bar above the facts.
    var bar: [Share] = []
    var facts: [Fact] = []
    var sections: [Section] = []
    /// The mentions of issues and accounts in the texts; nil for texts outside a repository.
    var mentions: Mentions?
    /// Whether facts above the text are one paragraph, because the text is more important.
    var isDense = false
    /// Lines that fill the screen, instead of all other parts.
    var screenLines: [StyledLine] = []

    /// Returns the lines of the page, wrapped to a width.
    func lines(width: Int, theme: MarkdownTheme) -> [StyledLine] {
        guard screenLines.isEmpty else { return screenLines.flatMap { TextWrapper(width: width).lines(of: $0.spans) } }
        let facts = isDense ? factParagraph(width, theme) : asideLines(width, theme)
        return Self.joined([head(width), facts, text(width, theme)])
    }

    /// The title and the summary.
    func head(_ width: Int) -> [StyledLine] {
        Self.joined([Self.wrap([StyledSpan(title, Style(.bold))], width), Self.wrap([StyledSpan(summary)], width)])
    }

    /// The bar and the facts.
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
        guard !bar.isEmpty else { return [] }
        var (end, spans) = (0.0, [StyledSpan]())
        var done = 0
        for share in bar {
            end += share.part * Double(width)
            let columns = Int(end.rounded()) - done
            done += columns
            spans.append(StyledSpan(String(repeating: " ", count: max(0, columns)), Style(background: share.color)))
        }
        return [StyledLine(spans.filter { !$0.text.isEmpty }), StyledLine()]
    }

    /// The sections.
    func text(_ width: Int, _ theme: MarkdownTheme) -> [StyledLine] {
        Self.joined(
            sections.flatMap { section in
                let note = section.title.isEmpty || section.note.isEmpty ? section.note : " · \(section.note)"
                let heading = [StyledSpan(section.title, theme.heading), StyledSpan(note, theme.mark)]
                let rule = StyledLine(String(repeating: "─", count: max(1, width)), theme.mark)
                let layout = MarkdownLayout(width: width, theme: theme)
                let text = layout.lines(of: section.text, breaksLines: section.breaksLines)
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
            let gap = String(repeating: " ", count: column - DisplayWidth.of(label))
            let name = StyledSpan(label, link == nil ? theme.mark : theme.link, link: link)
            let value = fact.value.map { StyledSpan($0.text, $0.link == nil ? $0.style : theme.link, link: $0.link) }
            return wrap(value, width - column).enumerated().map { index, line in
                StyledLine(
                    (index > 0 || label.isEmpty
                        ? [StyledSpan(String(repeating: " ", count: column))] : [name, StyledSpan(gap)]) + line.spans)
            }
        }
    }
}
