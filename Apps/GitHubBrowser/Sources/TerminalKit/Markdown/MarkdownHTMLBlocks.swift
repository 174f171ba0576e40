// SPDX-License-Identifier: Apache-2.0

extension MarkdownHTML {
    /// Returns the text of a block of HTML, in the blocks that its tags mean.
    static func blocks(of bytes: [UInt8]) -> [MarkdownBlock] {
        var reader = HTMLBlockReader()
        reader.read(bytes)
        return reader.finished()
    }
}

/// Puts the text of HTML into paragraphs, headings and lines of code.
private struct HTMLBlockReader {
    private var blocks: [MarkdownBlock] = []
    private var pieces: [MarkdownPiece] = []
    private var headingLevel: Int?
    private var skipped: String?
    private var code: String?

    mutating func read(_ bytes: [UInt8]) {
        var start = 0
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), let (tag, end) = MarkdownHTML.tag(bytes, at: index) {
                add(bytes[start..<index])
                if let tag { obey(tag) }
                index = end
                start = end
            } else {
                index += 1
            }
        }
        add(bytes[start...])
    }

    mutating func finished() -> [MarkdownBlock] {
        endCode()
        endBlock()
        return blocks
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>) {
        guard skipped == nil, !bytes.isEmpty else { return }
        let text = MarkdownEntity.decoded(bytes)
        if code != nil {
            code? += text
            return
        }
        let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        let isBlank: (Character?) -> Bool = { $0 == " " || $0 == "\n" }
        let isAfterBlank = isBlank(text.first) && !pieces.isEmpty
        pieces.append(
            MarkdownPiece((isAfterBlank ? " " : "") + words + (isBlank(text.last) && !words.isEmpty ? " " : "")))
    }

    private mutating func obey(_ tag: HTMLTag) {
        if let name = skipped {
            if tag.isClosing, tag.name == name { skipped = nil }
            return
        }
        switch tag.name {
        case "script", "style": skipped = tag.isClosing ? nil : tag.name
        case "pre":
            if tag.isClosing { endCode() } else { beginCode() }
        case _ where code != nil: break
        case "h1", "h2", "h3", "h4", "h5", "h6":
            endBlock()
            headingLevel = tag.isClosing ? nil : tag.name.last?.wholeNumberValue
        case "hr":
            endBlock()
            blocks.append(.rule)
        case "li" where !tag.isClosing:
            endBlock()
            pieces.append(MarkdownPiece("• "))
        case "td", "th":
            if tag.name == "th" { pieces.append(MarkdownPiece(tag: tag)) }
            if tag.isClosing { pieces.append(MarkdownPiece("  ")) }
        case "p", "div", "tr", "ul", "ol", "li", "table", "details", "blockquote", "center", "dl", "dd", "section":
            endBlock()
        case "summary", "dt":
            if !tag.isClosing { endBlock() }
            pieces.append(MarkdownPiece(tag: tag))
            if tag.isClosing { endBlock() }
        default: pieces.append(MarkdownPiece(tag: tag))
        }
    }

    private mutating func beginCode() {
        endBlock()
        code = ""
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
        let inlines = MarkdownPiece.finish(pieces)
        pieces = []
        guard !inlines.isEmpty else { return }
        blocks.append(headingLevel.map { .heading(level: $0, inlines) } ?? .paragraph(inlines))
    }
}
