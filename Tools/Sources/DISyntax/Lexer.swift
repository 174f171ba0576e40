// SPDX-License-Identifier: Apache-2.0

/// Splits a source of any bytes into tokens, in one pass and without recursion.
struct Lexer {
    /// A string whose interpolation is being read.
    struct OpenString {
        let start: Int
        let line: Int
        let hashes: Int
        let isMultiline: Bool
        /// The number of parentheses that are open in the interpolation.
        var depth = 0
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var line = 1
    /// The offset at which the line begins.
    private var lineStart = 0
    var tokens: [Token] = []
    /// The open strings, from the outside in.
    var strings: [OpenString] = []
    /// Whether a comment or a literal doesn't end.
    var isBroken = false
    /// The end of the last token, or of the interpolation.
    private var lastEnd = -1

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 5)
    }

    /// The byte at a distance from the position; 0 behind the end.
    func next(_ distance: Int = 0) -> UInt8 {
        position + distance < bytes.count ? bytes[position + distance] : 0
    }

    mutating func readAll() {
        skipPreamble()
        while position < bytes.count { readOne() }
        if !strings.isEmpty { isBroken = true }
    }

    /// Skips a mark of byte order, and the line that names an interpreter.
    private mutating func skipPreamble() {
        if next() == 0xEF, next(1) == 0xBB, next(2) == 0xBF {
            position = 3
            lineStart = 3
        }
        if next() == Byte.hash, next(1) == Byte.exclamation { skipLine() }
    }

    private mutating func readOne() {
        let byte = bytes[position]
        switch byte {
        case Byte.newline, Byte.carriageReturn: skipNewline()
        case Byte.space, Byte.tab, 0, 0x0B, 0x0C: position += 1
        case Byte.slash: readSlash()
        case Byte.quote: beginString(hashes: 0)
        case Byte.hash: readHash()
        case Byte.backtick: readEscapedName()
        case Byte.openParenthesis, Byte.openBracket, Byte.openBrace:
            if byte == Byte.openParenthesis, !strings.isEmpty { strings[strings.count - 1].depth += 1 }
            emit(.open, from: position, to: position + 1)
        case Byte.closeParenthesis where strings.last?.depth == 0: continueString()
        case Byte.closeParenthesis, Byte.closeBracket, Byte.closeBrace:
            if byte == Byte.closeParenthesis, !strings.isEmpty { strings[strings.count - 1].depth -= 1 }
            emit(.close, from: position, to: position + 1)
        case Byte.minus where next(1) == Byte.greater: emit(.arrow, from: position, to: position + 2)
        case _ where Byte.isWord(byte): readWord()
        default: emit(.other, from: position, to: position + 1)
        }
    }

    private mutating func readWord() {
        let start = position
        var end = position + 1
        while end < bytes.count, Byte.isWord(bytes[end]) { end += 1 }
        if Byte.isDigit(bytes[start]) {
            emit(.number, from: start, to: end)
        } else {
            emit(.word, from: start, to: end, strings.isEmpty ? Keyword.of(bytes, start, end) : .none)
        }
    }

    /// Reads a name in backticks, which may be any text without a new line.
    private mutating func readEscapedName() {
        var end = position + 1
        while end < bytes.count, bytes[end] != Byte.backtick, !Byte.isNewline(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == Byte.backtick { end += 1 } else { isBroken = true }
        emit(.word, from: position, to: end)
    }

    /// Reads a text that begins with `#`: a raw string, a regular expression, a directive or a macro.
    private mutating func readHash() {
        var hashes = 1
        while next(hashes) == Byte.hash { hashes += 1 }
        switch next(hashes) {
        case Byte.quote: return beginString(hashes: hashes)
        case Byte.slash: return readRegex(hashes: hashes)
        default: break
        }
        var end = position + 1
        while end < bytes.count, Byte.isWord(bytes[end]) { end += 1 }
        let name = String(decoding: bytes[position + 1..<end], as: UTF8.self)
        emit(["if", "elseif", "else", "endif"].contains(name) ? .directive : .pound, from: position, to: end)
    }

    /// Adds a token and moves behind it; within a string, it only moves.
    mutating func emit(_ kind: Token.Kind, from start: Int, to end: Int, _ keyword: Keyword = .none, line: Int? = nil) {
        if strings.isEmpty {
            tokens.append(
                Token(
                    kind: kind, keyword: keyword, byte: bytes[start], isAdjacent: start == lastEnd, start: start,
                    end: end, line: line ?? self.line, column: max(start - lineStart, 0) + 1))
            lastEnd = end
        }
        position = end
    }

    mutating func skipNewline() {
        if bytes[position] == Byte.carriageReturn, next(1) == Byte.newline { position += 1 }
        position += 1
        line += 1
        lineStart = position
    }

    mutating func skipLine() {
        while position < bytes.count, !Byte.isNewline(bytes[position]) { position += 1 }
    }
}

/// The characters with a meaning for the lexer.
enum Byte {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
    static let slash = UInt8(ascii: "/")
    static let star = UInt8(ascii: "*")
    static let quote = UInt8(ascii: "\"")
    static let hash = UInt8(ascii: "#")
    static let exclamation = UInt8(ascii: "!")
    static let backtick = UInt8(ascii: "`")
    static let backslash = UInt8(ascii: "\\")
    static let minus = UInt8(ascii: "-")
    static let greater = UInt8(ascii: ">")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")

    static func isNewline(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// Letters, digits, `_`, `$` and all that isn't ASCII.
    static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || isDigit(byte) || byte == 0x5F || byte >= 0x80 || byte == 0x24
    }
}
