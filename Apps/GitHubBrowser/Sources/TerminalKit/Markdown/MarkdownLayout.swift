// SPDX-License-Identifier: Apache-2.0

import TerminalText

/// Lays out a Markdown text in lines of at most a given width.
///
/// Words that are wider than a line are broken. Each piece of a link's text has its address.
public struct MarkdownLayout: Sendable {
    private let width: Int
    private let theme: MarkdownTheme

    /// Makes a layout for a number of columns, of which there is at least one.
    public init(width: Int, theme: MarkdownTheme = MarkdownTheme()) {
        self.width = max(1, width)
        self.theme = theme
    }

    /// Returns the lines of a text, from the top.
    public func lines(of document: MarkdownDocument) -> [StyledLine] { lines(of: document.blocks, width: width) }

    private func lines(of blocks: [MarkdownBlock], width: Int, isTight: Bool = false) -> [StyledLine] {
        var lines: [StyledLine] = []
        for (index, block) in blocks.enumerated() {
            if index > 0, !(isTight && block.isList) { lines.append(StyledLine()) }
            lines += self.lines(of: block, width: width)
        }
        return lines
    }

    private func lines(of block: MarkdownBlock, width: Int) -> [StyledLine] {
        switch block {
        case .heading(let level, let text):
            let style = level <= 2 ? theme.title : theme.heading
            return wrap(text, width: width).map { line in
                StyledLine(line.spans.map { StyledSpan($0.text, $0.style.over(style), link: $0.link) })
            }
        case .paragraph(let text): return wrap(text, width: width)
        case .code(let language, let code): return self.code(code, in: language, width: width)
        case .quote(let blocks, let alert):
            let color = alert.flatMap(theme.color(ofAlert:))
            let bar = StyledSpan("│ ", color.map { Style(foreground: $0) } ?? theme.mark)
            let title = alert.map { [StyledLine($0, color.map { Style(.bold, foreground: $0) } ?? Style(.bold))] } ?? []
            let margin = width > 8 ? 2 : 0
            let inner = title + lines(of: blocks, width: width - margin)
            return margin == 0 ? inner : inner.map { StyledLine([bar] + $0.spans) }
        case .list(let start, let items): return list(start, items, width: width)
        case .table(let table): return MarkdownTableLayout(theme: theme).lines(of: table, width: width)
        case .rule: return [StyledLine(String(repeating: "─", count: width), theme.mark)]
        }
    }

    private func wrap(_ text: [MarkdownInline], width: Int) -> [StyledLine] {
        TextWrapper(width: width).lines(of: theme.spans(of: text))
    }

    private func code(_ lines: [String], in language: String, width: Int) -> [StyledLine] {
        let indent = width > 20 ? 2 : 0
        let wrapper = TextWrapper(width: width - indent)
        let margin = indent > 0 ? [StyledSpan(String(repeating: " ", count: indent))] : []
        let isDiff = ["diff", "patch"].contains(language.prefix { $0 != " " && $0 != "," && $0 != "{" }.lowercased())
        return lines.flatMap { line in
            let style = isDiff ? theme.style(ofChange: line.first) : theme.code
            return wrapper.broken([StyledSpan(line.replacing("\t", with: "    "), style)]).map {
                onPaper(StyledLine($0.spans.isEmpty ? [] : margin + $0.spans), width: width)
            }
        }
    }

    /// Returns a line of code on the color behind it, which reaches to the edge.
    private func onPaper(_ line: StyledLine, width: Int) -> StyledLine {
        guard theme.paper != .standard else { return line }
        let paper = Style(background: theme.paper)
        let rest = StyledSpan(String(repeating: " ", count: max(0, width - line.columns)), paper)
        return StyledLine(line.spans.map { StyledSpan($0.text, $0.style.over(paper), link: $0.link) } + [rest])
    }

    private func list(_ start: Int?, _ items: [MarkdownItem], width: Int) -> [StyledLine] {
        let last = (start ?? 0) + items.count
        var lines: [StyledLine] = []
        for (index, item) in items.enumerated() {
            var mark = start.map { _ in "\((start ?? 0) + index). " } ?? "• "
            if start != nil { mark = String(repeating: " ", count: max(0, "\(last - 1). ".count - mark.count)) + mark }
            if let isDone = item.isDone {
                mark = (start == nil ? "" : mark) + (isDone ? "[x] " : "[ ] ")
            }
            let room = width - mark.count
            let inner = self.lines(of: item.blocks, width: room > 4 ? room : width, isTight: true)
            let margin = StyledSpan(String(repeating: " ", count: mark.count))
            if room <= 4 {
                lines += [StyledLine(DisplayWidth.cut(mark, to: width), theme.mark)] + inner
                continue
            }
            lines.append(StyledLine([StyledSpan(mark, theme.mark)] + (inner.first?.spans ?? [])))
            lines += inner.dropFirst().map { $0.spans.isEmpty ? $0 : StyledLine([margin] + $0.spans) }
        }
        return lines
    }
}

extension MarkdownBlock {
    fileprivate var isList: Bool {
        if case .list = self { true } else { false }
    }
}

extension MarkdownTheme {
    fileprivate func color(ofAlert title: String) -> Color? {
        ["Note": link.foreground, "Tip": good, "Important": done, "Warning": warning, "Caution": bad][title]
    }

    /// Returns the style of a line of a diff that begins with a mark.
    fileprivate func style(ofChange mark: Character?) -> Style {
        switch mark {
        case "+": Style(foreground: good)
        case "-": Style(foreground: bad)
        case "@": Style(foreground: done)
        default: code
        }
    }

    /// Returns the pieces of running text in their styles.
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
}
