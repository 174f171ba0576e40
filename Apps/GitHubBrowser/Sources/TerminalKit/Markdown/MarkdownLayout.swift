// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// Lays out Markdown as GitHub reads it: with tables, task lists, strikethrough, bare addresses, footnotes, alerts and emoji.
///
/// HTML is reduced to its text, and pictures to their descriptions. Words that are wider than a line are broken. Each piece of a
/// link's text has its address. Texts are untrusted, so time and depth are bounded: the time is linear in the length, and deeply
/// nested quotes and lists aren't indented further.
///
/// ```swift
/// let lines = MarkdownLayout(width: 80).lines(of: readme.text)
/// ```
package struct MarkdownLayout: Sendable {
    /// The number of bytes that are read, as on GitHub.
    static let longestText = 500 << 10

    let width: Int
    let theme: MarkdownTheme

    /// Makes a layout for a number of columns, of which there is at least one.
    package init(width: Int, theme: MarkdownTheme = MarkdownTheme()) {
        self.width = max(1, width)
        self.theme = theme
    }

    /// Returns the lines of a text, its footnotes last.
    ///
    /// With `breaksLines`, the end of a line in the source ends the line, as in issues and comments; in READMEs it is a
    /// blank.
    package func lines(of text: String, breaksLines: Bool = false) -> [StyledLine] {
        MarkdownReader.lines(of: text, breaksLines: breaksLines, self)
    }

    func with(width: Int) -> MarkdownLayout { MarkdownLayout(width: width, theme: theme) }

    /// Returns the lines of running text, without empty ones around it.
    func paragraph(_ spans: [StyledSpan]) -> [StyledLine] {
        let lines = TextWrapper(width: width).lines(of: spans).drop { $0.spans.isEmpty }
        return lines.reversed().drop { $0.spans.isEmpty }.reversed()
    }

    func heading(_ level: Int, _ spans: [StyledSpan]) -> [StyledLine] {
        paragraph(spans).map { $0.over(level <= 2 ? theme.title : theme.heading) }
    }

    var rule: [StyledLine] { [StyledLine(String(repeating: "─", count: width), theme.mark)] }

    /// Returns lines of code on the color behind it, which reaches to the edge.
    func code(_ lines: [String], language: String) -> [StyledLine] {
        let indent = width > 20 ? 2 : 0
        let wrapper = TextWrapper(width: width - indent)
        let isDiff = ["diff", "patch"].contains(language.prefix { $0 != " " && $0 != "," && $0 != "{" }.lowercased())
        return lines.flatMap { line in
            let style = isDiff ? theme.style(ofChange: line.first) : theme.code
            let span = StyledSpan(PlainText.line(line.replacing("\t", with: "    ")), style)
            let broken = line.isEmpty ? [StyledLine()] : wrapper.lines(of: [span], keepsBlanks: true)
            return broken.map { line in
                var line = line
                if indent > 0, !line.spans.isEmpty { line.spans.insert(.blanks(indent), at: 0) }
                guard theme.paper != .standard else { return line }
                line.spans.append(.blanks(width - line.columns))
                return line.over(Style(background: theme.paper))
            }
        }
    }

    /// Returns lines between a bar and the right edge, below the title of an alert.
    func quote(alert: String?, _ lines: (MarkdownLayout) -> [StyledLine]) -> [StyledLine] {
        let color = alert.flatMap(theme.color(ofAlert:))
        let bar = StyledSpan("│ ", color.map { Style(foreground: $0) } ?? theme.mark)
        let title = alert.map { [StyledLine($0, Style(.bold, foreground: color ?? .standard))] } ?? []
        if width <= 8 { return title + lines(self) }
        return (title + lines(with(width: width - 2))).map { StyledLine([bar] + $0.spans) }
    }

    /// Returns the lines of an item of a list behind its mark, or below it where there is little room.
    func item(_ mark: String, _ lines: (MarkdownLayout) -> [StyledLine]) -> [StyledLine] {
        let room = width - mark.count
        if room <= 4 { return [StyledLine(DisplayWidth.cut(mark, to: width), theme.mark)] + lines(self) }
        let inner = lines(with(width: room))
        return [StyledLine([StyledSpan(mark, theme.mark)] + (inner.first?.spans ?? []))]
            + inner.dropFirst().map { $0.spans.isEmpty ? $0 : StyledLine([.blanks(mark.count)] + $0.spans) }
    }
}
