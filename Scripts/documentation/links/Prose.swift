// SPDX-License-Identifier: Apache-2.0

/// The text of a Markdown file with its code and comments blanked, at the same offsets.
struct Prose {
    private enum Block {
        case fence(Int), comment
    }

    private var bytes: [UInt8]
    /// The offsets at which the lines begin.
    private let starts: [Int]

    init(_ text: [UInt8]) {
        bytes = text
        starts = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        blankBlocks()
        blankSpans()
    }

    func links() -> [MarkdownPage.Link] {
        bytes.indices.dropLast().compactMap { middle in
            guard bytes[middle] == UInt8(ascii: "]"), bytes[middle + 1] == UInt8(ascii: "("),
                let begin = beginOfText(endingAt: middle),
                let end = bytes[middle...].firstIndex(of: UInt8(ascii: ")"))
            else { return nil }
            // A title may follow the destination.
            let destination = bytes[(middle + 2)..<end].prefix { $0 != UInt8(ascii: " ") }
            return MarkdownPage.Link(
                whole: begin..<end + 1, text: begin + 1..<middle,
                destination: String(decoding: destination, as: UTF8.self), line: line(at: middle))
        } + attributes()
    }

    /// Returns the texts of the headings, which may contain code.
    func headings(in text: [UInt8]) -> [String] {
        lines().compactMap { line in
            let marks = bytes[line].prefix { $0 == UInt8(ascii: "#") }
            guard !marks.isEmpty, marks.count <= 6, bytes[line].dropFirst(marks.count).first == UInt8(ascii: " ")
            else { return nil }
            let heading = String(decoding: text[line].dropFirst(marks.count + 1), as: UTF8.self)
            return heading.replacing("`", with: "")
        }
    }

    func linksOfDocC() -> [(line: Int, text: String)] {
        let mark = Array("<doc:".utf8)
        return bytes.indices.filter { bytes[$0...].starts(with: mark) }.map { begin in
            let text = bytes[begin...].prefix { $0 != UInt8(ascii: ">") }
            return (line(at: begin), String(decoding: text, as: UTF8.self) + ">")
        }
    }

    /// Returns the destinations in attributes of HTML. They have no text.
    private func attributes() -> [MarkdownPage.Link] {
        ["src=\"", "srcset=\"", "href=\""].flatMap { name in
            let mark = Array(name.utf8)
            return bytes.indices.filter { bytes[$0...].starts(with: mark) }.map { begin in
                let value = bytes[(begin + mark.count)...].prefix { $0 != UInt8(ascii: "\"") }
                return MarkdownPage.Link(
                    whole: begin..<begin, text: begin..<begin, destination: String(decoding: value, as: UTF8.self),
                    line: line(at: begin))
            }
        }
    }

    /// Returns the offset of the bracket that opens the text of a link, which may contain a picture.
    private func beginOfText(endingAt end: Int) -> Int? {
        var depth = 0
        for index in bytes[..<end].indices.reversed() {
            if bytes[index] == UInt8(ascii: "]") { depth += 1 }
            if bytes[index] == UInt8(ascii: "[") {
                if depth == 0 { return index }
                depth -= 1
            }
        }
        return nil
    }

    private func line(at offset: Int) -> Int {
        starts.prefix { $0 <= offset }.count
    }

    private func lines() -> [Range<Int>] {
        zip(starts, starts.dropFirst().map { $0 - 1 } + [bytes.count]).map { $0..<max($0, $1) }
    }

    /// Blanks fenced blocks and comments. Both begin at the start of a line.
    private mutating func blankBlocks() {
        var block: Block?
        for line in lines() {
            let text = bytes[line].drop { $0 == UInt8(ascii: " ") }
            let fence = text.prefix { $0 == UInt8(ascii: "`") }.count
            let isInside = block != nil
            switch block {
            case .fence(let length): if fence >= length { block = nil }
            case .comment: if contains("-->", text) { block = nil }
            case nil where fence >= 3: block = .fence(fence)
            case nil where text.starts(with: "<!--".utf8):
                if !contains("-->", text) { block = .comment }
                blank(line)
            case nil: break
            }
            if isInside || block != nil { blank(line) }
        }
    }

    /// Blanks code in the prose: what is between two runs of equally many backticks in one paragraph.
    private mutating func blankSpans() {
        var index = 0
        while let begin = bytes[index...].firstIndex(of: UInt8(ascii: "`")) {
            let length = bytes[begin...].prefix { $0 == UInt8(ascii: "`") }.count
            let close = endOfSpan(from: begin + length, length: length)
            if let close { blank(begin..<close) }
            index = close ?? begin + length
        }
    }

    private func endOfSpan(from begin: Int, length: Int) -> Int? {
        var index = begin
        while index < bytes.count, !bytes[index...].starts(with: "\n\n".utf8) {
            let run = bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
            if run == length { return index + run }
            index += max(run, 1)
        }
        return nil
    }

    private mutating func blank(_ range: Range<Int>) {
        for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: "x") }
    }

    private func contains(_ mark: String, _ text: ArraySlice<UInt8>) -> Bool {
        text.indices.contains { text[$0...].starts(with: mark.utf8) }
    }
}
