// SPDX-License-Identifier: Apache-2.0

/// Puts the text of HTML into paragraphs, headings and lines of code.
struct HTMLBlocks {
    private let layout: MarkdownLayout
    private var blocks: [MarkdownReader.Block] = []
    private var text = MarkdownText()
    private var headingLevel: Int?
    private var skipped: String?
    private var code: String?

    /// Returns the text of a block of HTML, in the blocks that its tags mean.
    static func blocks(of html: String, _ layout: MarkdownLayout) -> [MarkdownReader.Block] {
        var reader = HTMLBlocks(layout: layout)
        for token in HTMLScanner.tokens(of: html) {
            switch token {
            case .text(let text): reader.add(text)
            case .tag(let tag): reader.read(tag)
            }
        }
        reader.endCode()
        reader.endBlock()
        return reader.blocks
    }

    private mutating func add(_ part: String) {
        guard skipped == nil else { return }
        if code != nil {
            code? += part
            return
        }
        let words = part.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        let isBlank: (Character?) -> Bool = { $0 == " " || $0 == "\n" }
        text.append((isBlank(part.first) ? " " : "") + words + (isBlank(part.last) && !words.isEmpty ? " " : ""))
    }

    private mutating func read(_ tag: HTMLTag) {
        if let name = skipped {
            if tag.isClosing, tag.name == name { skipped = nil }
            return
        }
        switch tag.name {
        case "script", "style": skipped = tag.isClosing ? nil : tag.name
        case "pre":
            endCode()
            endBlock()
            code = tag.isClosing ? nil : ""
        case _ where code != nil: break
        case "h1", "h2", "h3", "h4", "h5", "h6":
            endBlock()
            headingLevel = tag.isClosing ? nil : tag.name.last?.wholeNumberValue
        case "hr":
            endBlock()
            add(layout.rule)
        case "li" where !tag.isClosing:
            endBlock()
            text.append("• ")
        case "td", "th":
            text.read(tag)
            if tag.isClosing { text.append("  ") }
        case "p", "div", "tr", "ul", "ol", "li", "table", "details", "blockquote", "center", "dl", "dd", "section":
            endBlock()
        case "summary", "dt":
            if !tag.isClosing { endBlock() }
            text.read(tag)
            if tag.isClosing { endBlock() }
        default: text.read(tag)
        }
    }

    private mutating func endCode() {
        guard let text = code else { return }
        code = nil
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
        if !lines.isEmpty { add(layout.code(lines, language: "")) }
    }

    private mutating func endBlock() {
        let spans = text.finished(layout.theme)
        text = MarkdownText()
        let lines = headingLevel.map { layout.heading($0, spans) } ?? layout.paragraph(spans)
        if !lines.isEmpty { add(lines) }
    }

    private mutating func add(_ lines: [StyledLine]) { blocks.append(MarkdownReader.Block(lines: lines)) }
}
