// SPDX-License-Identifier: Apache-2.0

extension JSONParser {
    /// Reads a string.
    mutating func parseString() throws(SyntaxProblem) -> String {
        let start = position
        index += 1
        let first = index
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                let text = String(decoding: bytes[first..<index], as: UTF8.self)
                index += 1
                return text
            case UInt8(ascii: "\\"):
                return try parseString(from: start, begunWith: Array(bytes[first..<index]))
            default:
                try takeCharacter(byte, from: start)
            }
        }
        throw unclosed(start)
    }

    /// Reads the rest of a string that has escapes.
    private mutating func parseString(
        from start: TextPosition, begunWith prefix: [UInt8]
    ) throws(SyntaxProblem) -> String {
        var text = prefix
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text.append(contentsOf: String(try parseEscape(in: start)).utf8)
            default:
                text.append(byte)
                try takeCharacter(byte, from: start)
            }
        }
        throw unclosed(start)
    }

    private mutating func takeCharacter(_ byte: UInt8, from start: TextPosition) throws(SyntaxProblem) {
        if byte < 0x20 {
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { throw unclosed(start) }
            throw problem("a string contains a control character", fix: "write it as \\u00XX, a tab as \\t")
        }
        if byte & 0xC0 == 0x80 { noteContinuation() }
        index += 1
    }

    private func unclosed(_ start: TextPosition) -> SyntaxProblem {
        SyntaxProblem(
            "the string is not closed on its line", at: start, fix: "close it with '\"'; write a line break as \\n")
    }

    private mutating func parseEscape(in start: TextPosition) throws(SyntaxProblem) -> Character {
        let place = position
        index += 1
        guard let byte = current else { throw unclosed(start) }
        index += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return Character(try parseCodePoint(from: place))
        default:
            throw SyntaxProblem(
                "'\\' must be followed by one of \" \\ / b f n r t u", at: place, fix: "write '\\\\' for a backslash"
            )
        }
    }

    /// Reads four digits, and four more if they are the first half of a surrogate pair.
    private mutating func parseCodePoint(from place: TextPosition) throws(SyntaxProblem) -> Unicode.Scalar {
        let unit = try parseHexadecimal(from: place)
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xDC00, bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
            throw SyntaxProblem("'\\u' is half of a surrogate pair", at: place)
        }
        index += 2
        let second = try parseHexadecimal(from: place)
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00))
        else { throw SyntaxProblem("'\\u' is half of a surrogate pair", at: place) }
        return scalar
    }

    private mutating func parseHexadecimal(from place: TextPosition) throws(SyntaxProblem) -> UInt32 {
        let digits = bytes[index...].prefix(4)
        guard digits.count == 4, let value = Self.hexadecimal(digits) else {
            throw SyntaxProblem("'\\u' takes four hexadecimal digits", at: place)
        }
        index += 4
        return value
    }

    private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32? {
        var value: UInt32 = 0
        for digit in digits {
            guard let nibble = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(nibble)
        }
        return value
    }

    /// Reads a number in its original form.
    mutating func parseNumber() throws(SyntaxProblem) -> String {
        let start = position
        let first = index
        if current == UInt8(ascii: "-") { index += 1 }
        let digits = takeDigits()
        guard digits > 0 else { throw SyntaxProblem("a digit is expected after '-'", at: start) }
        if digits > 1, bytes[index - digits] == UInt8(ascii: "0") {
            throw SyntaxProblem(
                "a number cannot have leading zeros", at: start, fix: "remove the zeros, or quote it")
        }
        if current == UInt8(ascii: ".") {
            index += 1
            guard takeDigits() > 0 else { throw SyntaxProblem("a digit is expected after '.'", at: start) }
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            index += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
            guard takeDigits() > 0 else { throw SyntaxProblem("a digit is expected after 'e'", at: start) }
        }
        if let byte = current, Self.isWordPart(byte) {
            throw SyntaxProblem(
                "a number contains a character that is not a digit", at: start, fix: "write it in double quotes")
        }
        return String(decoding: bytes[first..<index], as: UTF8.self)
    }

    private mutating func takeDigits() -> Int {
        let first = index
        while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        return index - first
    }

    /// Reads true, false or null.
    mutating func parseWord() throws(SyntaxProblem) -> PropertyNode.Content {
        let start = position
        guard let byte = current else { throw SyntaxProblem("a value is expected", at: start) }
        switch byte {
        case UInt8(ascii: "'"): throw SyntaxProblem("strings must be in double quotes", at: start)
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            throw SyntaxProblem("a value is expected before '\(Character(Unicode.Scalar(byte)))'", at: start)
        case UInt8(ascii: "+"), UInt8(ascii: "."):
            throw SyntaxProblem("a number must begin with a digit or '-'", at: start)
        default: break
        }
        let first = index
        while let byte = current, Self.isWordPart(byte) { index += 1 }
        switch String(decoding: bytes[first..<index], as: UTF8.self) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "NaN", "Infinity": throw SyntaxProblem("JSON has no NaN or infinity", at: start)
        case "": throw SyntaxProblem("a value is expected", at: start)
        default:
            throw SyntaxProblem(
                "a word is not quoted", at: start, fix: "write true, false or null, or put a string in double quotes")
        }
    }

    private static func isWordPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }
}
