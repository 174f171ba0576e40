// SPDX-License-Identifier: Apache-2.0

/// Puts the text of HTML into paragraphs, headings and lines of code.
struct HTMLBlocks {
    private var blocks: [MarkdownBlock] = []
    private var text = MarkdownText()
    private var isEmpty = true
    private var headingLevel: Int?
    private var skipped: String?
    private var code: String?

    /// Returns the text of a block of HTML, in the blocks that its tags mean.
    static func blocks(of html: String) -> [MarkdownBlock] {
        var reader = HTMLBlocks()
        var scanner = HTMLScanner(html)
        while let token = scanner.next() {
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
        text.append(
            (isBlank(part.first) && !isEmpty ? " " : "") + words + (isBlank(part.last) && !words.isEmpty ? " " : ""))
        isEmpty = false
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
            blocks.append(.rule)
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
        isEmpty = isEmpty && tag.name != "img"
    }

    private mutating func endCode() {
        guard let text = code else { return }
        code = nil
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
        if !lines.isEmpty { blocks.append(.code(language: "", lines: lines)) }
    }

    private mutating func endBlock() {
        let inlines = text.finished()
        text = MarkdownText()
        isEmpty = true
        guard !inlines.isEmpty else { return }
        blocks.append(headingLevel.map { .heading(level: $0, inlines) } ?? .paragraph(inlines))
    }
}
