// SPDX-License-Identifier: Apache-2.0

import TerminalKit
import TerminalText

/// The content of a page or a preview: a title, facts, and sections in Markdown.
struct Page: Sendable, Hashable {
    /// A label with a short value.
    struct Fact: Sendable, Hashable {
        let label: String
        let value: String
        var link: String?
        /// Whether the label is the text of the link, instead of the value.
        var linksLabel = false
        var style: Style = .plain
        /// The value in several styles; empty if it has one style.
        var spans: [StyledSpan] = []
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

    var title: String
    var summary: String = ""
    var facts: [Fact] = []
    var sections: [Section] = []
    /// The mentions of issues and accounts in the texts; nil for texts outside a repository.
    var mentions: Mentions?

    /// Returns the lines of the page, wrapped to a width.
    func lines(width: Int, theme: MarkdownTheme) -> [StyledLine] {
        var lines: [StyledLine] = []
        func begin(_ more: [StyledLine]) {
            guard !more.isEmpty else { return }
            if !lines.isEmpty { lines.append(StyledLine()) }
            lines += more
        }
        begin(Self.wrap(title, Style(.bold), width))
        begin(Self.wrap(summary, .plain, width))
        begin(Self.lines(of: facts, width: width, theme: theme))
        for section in sections {
            let heading = [
                StyledSpan(section.title, theme.heading),
                StyledSpan(section.title.isEmpty || section.note.isEmpty ? "" : " · ", theme.mark),
                StyledSpan(section.note, theme.mark),
            ].filter { !$0.text.isEmpty }
            if !heading.isEmpty {
                let rule = StyledLine(String(repeating: theme.isASCII ? "-" : "─", count: max(1, width)), theme.mark)
                begin([rule] + TextWrapper(width: width).lines(of: heading.map(Self.harmless)))
            }
            begin(Self.lines(of: section.facts, width: width, theme: theme))
            let document = MarkdownDocument(section.text, breaksLines: section.breaksLines)
            let text = MarkdownLayout(width: width, theme: theme).lines(of: document)
            begin(text.map { mentions?.linked($0, theme: theme) ?? $0 })
        }
        return lines
    }

    private static func wrap(_ text: String, _ style: Style, _ width: Int) -> [StyledLine] {
        text.isEmpty ? [] : TextWrapper(width: width).lines(of: [harmless(StyledSpan(text, style))])
    }

    private static func harmless(_ span: StyledSpan) -> StyledSpan {
        StyledSpan(PlainText.line(span.text), span.style, link: span.link)
    }

    private static func lines(of facts: [Fact], width: Int, theme: MarkdownTheme) -> [StyledLine] {
        let column = min((facts.map { DisplayWidth.of($0.label) }.max() ?? 0) + 2, max(1, width / 2))
        return facts.flatMap { fact in
            let link = fact.linksLabel ? nil : fact.link
            let style = link == nil ? fact.style : theme.link
            let value = fact.spans.isEmpty ? [StyledSpan(fact.value, style, link: link)] : fact.spans
            let wrapped = TextWrapper(width: max(1, width - column)).lines(of: value.map(harmless))
            return wrapped.enumerated().map { index, line in
                let label = DisplayWidth.cut(index == 0 ? fact.label : "", to: column - 1)
                let isLink = fact.linksLabel && index == 0
                let name = StyledSpan(label, isLink ? theme.link : theme.mark, link: isLink ? fact.link : nil)
                let gap = String(repeating: " ", count: column - DisplayWidth.of(label))
                return StyledLine([name, StyledSpan(gap)].filter { !$0.text.isEmpty } + line.spans)
            }
        }
    }
}
