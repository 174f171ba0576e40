// SPDX-License-Identifier: Apache-2.0

/// Takes running text apart.
///
/// Emphasis is found as CommonMark's appendix describes it: runs of marks wait on a stack until one closes
/// them. Each of the searches remembers where it failed, so that no text takes more than linear time.
struct MarkdownInlineParser {
    /// A bracket that may begin a link or a picture.
    private struct Bracket {
        let piece: Int
        let delimiters: Int
        let start: Int
        let isImage: Bool
        var isActive = true
    }

    private static let mostBrackets = 64

    let bytes: [UInt8]
    let references: [String: String]
    var pieces: [MarkdownPiece] = []
    private var index = 0
    private var textStart = 0
    private var brackets: [Bracket] = []
    private var emphasis = MarkdownEmphasis()
    /// The last run of backticks of each length.
    private var lastTicks: [Int: Int]?
    private let breaksLines: Bool

    init(_ bytes: [UInt8], references: [String: String], breaksLines: Bool) {
        self.bytes = bytes
        self.references = references
        self.breaksLines = breaksLines
    }

    mutating func parse() -> [MarkdownInline] {
        while index < bytes.count { step() }
        flushText()
        emphasis.resolve(from: 0, in: &pieces)
        return MarkdownPiece.finish(pieces)
    }

    private mutating func step() {
        switch bytes[index] {
        case UInt8(ascii: "\\"): escape()
        case UInt8(ascii: "`"): codeSpan()
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): delimiters()
        case UInt8(ascii: "!") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "["):
            openBracket(isImage: true)
        case UInt8(ascii: "["): openBracket(isImage: false)
        case UInt8(ascii: "]"): closeBracket()
        case UInt8(ascii: "<"): angle()
        case UInt8(ascii: "&"): entity()
        case 0x0A: endLine()
        default: index += 1
        }
    }

    private mutating func flushText() {
        if textStart < index { pieces.append(MarkdownPiece(MarkdownSource.string(bytes[textStart..<index]))) }
        textStart = index
    }

    /// Adds a piece that covers the bytes up to an index.
    private mutating func add(_ piece: MarkdownPiece, upTo end: Int) {
        flushText()
        pieces.append(piece)
        index = end
        textStart = end
    }

    private mutating func escape() {
        guard index + 1 < bytes.count else { return index += 1 }
        let next = bytes[index + 1]
        if next == 0x0A {
            add(MarkdownPiece("\n"), upTo: index + 2)
        } else if MarkdownSource.isPunctuation(next) {
            add(MarkdownPiece(MarkdownSource.string(CollectionOfOne(next))), upTo: index + 2)
        } else {
            index += 1
        }
    }

    private mutating func endLine() {
        var end = index
        while end > textStart, bytes[end - 1] == MarkdownSource.space { end -= 1 }
        let isHard = breaksLines || index - end >= 2
        let next = index + 1
        index = end
        add(MarkdownPiece(isHard ? "\n" : " "), upTo: next)
    }

    private mutating func entity() {
        guard let (text, end) = MarkdownEntity.text(bytes, at: index) else { return index += 1 }
        add(MarkdownPiece(text), upTo: end)
    }

    private mutating func codeSpan() {
        let count = run(of: UInt8(ascii: "`"), from: index)
        let last = lastTicks ?? makeLastTicks()
        lastTicks = last
        guard let lastRun = last[count], lastRun > index else { return index += count }
        var end = index + count
        while end <= lastRun {
            guard bytes[end] == UInt8(ascii: "`") else {
                end += 1
                continue
            }
            let found = run(of: UInt8(ascii: "`"), from: end)
            if found == count { break }
            end += found
        }
        var code = Array(bytes[(index + count)..<end]).map { $0 == 0x0A ? MarkdownSource.space : $0 }
        if code.count > 2, code.first == MarkdownSource.space, code.last == MarkdownSource.space {
            code = Array(code.dropFirst().dropLast())
        }
        add(MarkdownPiece(MarkdownSource.string(code), .code), upTo: end + count)
    }

    private func makeLastTicks() -> [Int: Int] {
        var last: [Int: Int] = [:]
        var at = 0
        while at < bytes.count {
            guard bytes[at] == UInt8(ascii: "`") else {
                at += 1
                continue
            }
            let count = run(of: UInt8(ascii: "`"), from: at)
            last[count] = at
            at += count
        }
        return last
    }

    private func run(of byte: UInt8, from start: Int) -> Int { bytes[start...].prefix { $0 == byte }.count }

    private mutating func delimiters() {
        let byte = bytes[index]
        let count = run(of: byte, from: index)
        let before = MarkdownNeighbour(before: index, in: bytes)
        let after = MarkdownNeighbour(after: index + count, in: bytes)
        let text = MarkdownSource.string(bytes[index..<(index + count)])
        add(MarkdownPiece(text), upTo: index + count)
        if byte == UInt8(ascii: "~"), count > 2 { return }
        emphasis.push(byte, count: count, piece: pieces.count - 1, before: before, after: after)
    }

    private mutating func openBracket(isImage: Bool) {
        let count = isImage ? 2 : 1
        let start = index + count
        add(MarkdownPiece(isImage ? "![" : "["), upTo: start)
        if brackets.count == Self.mostBrackets { brackets.removeFirst() }
        brackets.append(
            Bracket(piece: pieces.count - 1, delimiters: emphasis.count, start: start, isImage: isImage))
    }

    private mutating func closeBracket() {
        guard let bracket = brackets.popLast(), bracket.isActive, let (address, end) = target(of: bracket) else {
            index += 1
            return
        }
        flushText()
        pieces[bracket.piece].text = ""
        pieces[bracket.piece].after.append(bracket.isImage ? .beginImage(address) : .beginLink(address))
        emphasis.resolve(from: bracket.delimiters, in: &pieces)
        var piece = MarkdownPiece("")
        piece.before.append(bracket.isImage ? .endImage : .endLink)
        add(piece, upTo: end)
        // Links do not hold links.
        if !bracket.isImage {
            for index in brackets.indices where !brackets[index].isImage { brackets[index].isActive = false }
        }
    }

    private func target(of bracket: Bracket) -> (address: String, end: Int)? {
        let next = index + 1
        if next < bytes.count, bytes[next] == UInt8(ascii: "("),
            let found = MarkdownReference.destination(bytes, at: next)
        {
            return found
        }
        guard !references.isEmpty else { return nil }
        let label = bytes[bracket.start..<index]
        if next < bytes.count, bytes[next] == UInt8(ascii: "[") {
            let limit = min(bytes.count, next + 1_000)
            if let close = bytes[next..<limit].firstIndex(of: UInt8(ascii: "]")) {
                let name = close == next + 1 ? label : bytes[(next + 1)..<close]
                if name.count < 1_000, let address = references[MarkdownReference.name(name)] {
                    return (address, close + 1)
                }
            }
        }
        guard label.count < 1_000, let address = references[MarkdownReference.name(label)] else { return nil }
        return (address, next)
    }

    private mutating func angle() {
        if let (address, text, end) = MarkdownHTML.autolink(bytes, at: index) {
            add(MarkdownPiece(text, link: address), upTo: end)
        } else if let (tag, end) = MarkdownHTML.tag(bytes, at: index) {
            add(MarkdownPiece(tag: tag), upTo: end)
        } else {
            index += 1
        }
    }
}
