// SPDX-License-Identifier: Apache-2.0

/// A parser of JSON (RFC 8259) into the tree, with the line and the column of each value, which Foundation's has not.
///
/// It is strict: input that a lenient parser accepts is usually a mistake.
struct JSONParser {
    private let bytes: [UInt8]
    private let source: String
    private let depthLimit: Int
    private var index: Int = 0
    /// The position of an earlier byte, from which that of a later one is counted.
    private var marked: (index: Int, line: Int, column: Int) = (0, 1, 1)

    init(_ text: SourceText, source: String, depthLimit: Int) {
        bytes = text.bytes
        self.source = source
        self.depthLimit = depthLimit
    }

    /// Reads the whole text, whose top level is an object.
    mutating func parse() throws(SyntaxProblem) -> PropertyNode {
        try skipSpace()
        guard current != nil else { throw problem("the text is empty", fix: "write {} for no properties") }
        let root = try parseValue(depth: 0, of: mark())
        guard root.map != nil else {
            throw SyntaxProblem("the top level must be an object: { … }", at: TextPosition(line: 1, column: 1))
        }
        try skipSpace()
        guard index == bytes.count else { throw problem("nothing may follow the value") }
        return root
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Returns the position of the index, whose column counts Unicode scalars.
    private mutating func mark() -> TextPosition {
        while marked.index < index {
            let byte = bytes[marked.index]
            if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") {
                let isSecond =
                    byte == UInt8(ascii: "\n") && marked.index > 0 && bytes[marked.index - 1] == UInt8(ascii: "\r")
                (marked.line, marked.column) = (marked.line + (isSecond ? 0 : 1), 1)
            } else if byte & 0xC0 != 0x80 {
                marked.column += 1
            }
            marked.index += 1
        }
        return TextPosition(line: marked.line, column: marked.column)
    }

    private mutating func problem(_ message: String, fix: String? = nil) -> SyntaxProblem {
        SyntaxProblem(message, at: mark(), fix: fix)
    }

    private mutating func skipSpace() throws(SyntaxProblem) {
        while let byte = current, [0x20, 0x9, 0xA, 0xD].contains(byte) { index += 1 }
        if current == UInt8(ascii: "#") || current == UInt8(ascii: "/") {
            throw problem("JSON has no comments", fix: "remove it, or write the file in YAML")
        }
    }

    /// Reads a value. A collection is placed at its key.
    private mutating func parseValue(depth: Int, of owner: TextPosition) throws(SyntaxProblem) -> PropertyNode {
        let start = mark()
        switch current {
        case UInt8(ascii: "{"):
            return PropertyNode(try parseCollection("{", "}", depth, start), origin(owner))
        case UInt8(ascii: "["):
            return PropertyNode(try parseCollection("[", "]", depth, start), origin(owner))
        case UInt8(ascii: "\""):
            return PropertyNode(text: try parseString(), isTyped: true, origin(start), key: owner)
        default:
            return PropertyNode(try parseWord(), origin(start), key: owner)
        }
    }

    private func origin(_ position: TextPosition) -> Properties.Origin {
        Properties.Origin(source, line: position.line, column: position.column)
    }

    private mutating func parseCollection(
        _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ depth: Int, _ start: TextPosition
    ) throws(SyntaxProblem) -> PropertyNode.Content {
        guard depth < depthLimit else { throw .tooDeep(depthLimit, at: start) }
        index += 1
        var (map, list, comma) = (PropertyMap(), [PropertyNode](), TextPosition?.none)
        let opened = SyntaxProblem.Related(words: "opened at", position: start)
        while true {
            try skipSpace()
            switch current {
            case nil:
                throw SyntaxProblem("'\(opening)' is never closed", at: mark(), related: opened)
            case UInt8(ascii: closing):
                if let comma {
                    throw SyntaxProblem("there is a trailing ',' before '\(closing)'", at: comma, fix: "remove it")
                }
                index += 1
                return opening == "{" ? .map(map) : .list(list)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                let other = closing == "}" ? "]" : "}"
                throw SyntaxProblem("'\(other)' cannot close '\(opening)'", at: mark(), related: opened)
            case _ where opening == "{": try parseMember(of: &map, depth)
            default: list.append(try parseValue(depth: depth + 1, of: mark()))
            }
            try skipSpace()
            comma = nil
            if current == UInt8(ascii: ",") {
                comma = mark()
                index += 1
            } else if let byte = current, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") {
                throw problem("',' or '\(closing)' is expected after a value")
            }
        }
    }

    private mutating func parseMember(of map: inout PropertyMap, _ depth: Int) throws(SyntaxProblem) {
        guard current == UInt8(ascii: "\"") else {
            let isQuoted = current == UInt8(ascii: "'")
            throw problem(isQuoted ? "strings must be in double quotes" : "a key in double quotes is expected")
        }
        let place = mark()
        let key = try parseString()
        if let other = map[key] {
            throw .duplicateKey(key, at: place, first: other.keyPosition ?? other.origin.position ?? place)
        }
        try skipSpace()
        guard current == UInt8(ascii: ":") else { throw problem("':' is expected after a key") }
        index += 1
        try skipSpace()
        map.set(key, try parseValue(depth: depth + 1, of: place))
    }

    private mutating func parseString() throws(SyntaxProblem) -> String {
        let unclosed = SyntaxProblem(
            "the string is not closed on its line", at: mark(), fix: "close it with '\"'; write a line break as \\n")
        index += 1
        let first = index
        var hasEscapes = false
        while let byte = current, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { throw unclosed }
            guard byte >= 0x20 else {
                throw problem("a string contains a control character", fix: "write it as \\u00XX, a tab as \\t")
            }
            let isEscape = byte == UInt8(ascii: "\\")
            hasEscapes = hasEscapes || isEscape
            index += isEscape ? 2 : 1
        }
        guard current != nil else { throw unclosed }
        defer { index += 1 }
        return hasEscapes ? try unescaped(first..<index) : String(decoding: bytes[first..<index], as: UTF8.self)
    }

    private mutating func unescaped(_ range: Range<Int>) throws(SyntaxProblem) -> String {
        var text = ""
        index = range.lowerBound
        while index < range.upperBound {
            let plain = bytes[index..<range.upperBound].prefix { $0 != UInt8(ascii: "\\") }
            text += String(decoding: plain, as: UTF8.self)
            index = plain.endIndex
            if index < range.upperBound { text += try parseEscape(range.upperBound) }
        }
        return text
    }

    private mutating func parseEscape(_ end: Int) throws(SyntaxProblem) -> String {
        let characters: [Unicode.Scalar: String] = [
            "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
        ]
        let letter = Unicode.Scalar(bytes[index + 1])
        guard letter == "u" else {
            guard let character = characters[letter] else {
                throw problem(
                    "'\\' must be followed by one of \" \\ / b f n r t u", fix: "write '\\\\' for a backslash")
            }
            index += 2
            return character
        }
        guard let unit = codeUnit(at: index, end) else { throw problem("'\\u' takes four hexadecimal digits") }
        var units = [unit]
        if UTF16.isLeadSurrogate(unit), let second = codeUnit(at: index + 6, end) { units.append(second) }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw problem("'\\u' is half of a surrogate pair")
        }
        index += 6 * units.count
        return text
    }

    /// Returns the number of an escape such as `\u00e9`.
    private func codeUnit(at start: Int, _ end: Int) -> UInt16? {
        let escape = String(decoding: bytes[start..<min(start + 6, end)], as: UTF8.self)
        let digits = escape.dropFirst(2)
        guard escape.hasPrefix("\\u"), digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
        return UInt16(digits, radix: 16)
    }

    /// Reads a number in its original form, or true, false or null.
    private mutating func parseWord() throws(SyntaxProblem) -> PropertyNode.Content {
        let word = bytes[index...].prefix { byte in
            byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || (0x30...0x39).contains(byte)
                || "_+-.".utf8.contains(byte)
        }
        let text = String(decoding: word, as: UTF8.self)
        switch text {
        case "true", "false", "null": break
        case "":
            if current == UInt8(ascii: "'") { throw problem("strings must be in double quotes") }
            let before = current.flatMap { ",:]}".utf8.contains($0) ? " before '\(Unicode.Scalar($0))'" : nil }
            throw problem("a value is expected" + (before ?? ""))
        case _ where "+-.0123456789".contains(text.prefix(1)):
            guard Self.isNumber(text.utf8[...]) else {
                throw problem(
                    "a number is not written as in JSON", fix: "write it like -12.5e3, or put it in double quotes")
            }
        default:
            throw problem("a word is not quoted", fix: "write true, false or null, or put a string in double quotes")
        }
        index = word.endIndex
        return text == "null" ? .null : text == "true" || text == "false" ? .bool(text == "true") : .number(text)
    }

    /// Returns whether a text is digits without leading zeros, a fraction and an exponent, the last two of which may be absent.
    private static func isNumber(_ text: Substring.UTF8View) -> Bool {
        func isDigits(_ part: Substring.UTF8View) -> Bool {
            !part.isEmpty && part.allSatisfy { (0x30...0x39).contains($0) }
        }
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 | 0x20 == UInt8(ascii: "e") }
        let sign = parts[0].first == UInt8(ascii: "-") ? 1 : 0
        let mantissa = parts[0].dropFirst(sign).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard mantissa.count <= 2, mantissa.allSatisfy(isDigits), mantissa[0].count == 1 || mantissa[0].first != 0x30
        else { return false }
        guard parts.count > 1 else { return true }
        let isSigned = parts[1].first == UInt8(ascii: "+") || parts[1].first == UInt8(ascii: "-")
        return isDigits(parts[1].dropFirst(isSigned ? 1 : 0))
    }
}
