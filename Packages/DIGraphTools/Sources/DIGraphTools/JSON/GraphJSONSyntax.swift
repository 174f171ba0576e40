// SPDX-License-Identifier: Apache-2.0

/// Finds the first byte at which a text is not valid JSON (RFC 8259).
///
/// Decoders describe this differently on each platform, and without a location. The parser keeps its own stack, so that
/// deep nesting can't overflow the thread's.
struct GraphJSONSyntax {
    /// The deepest nesting that decoders accept.
    private static let depthLimit: Int = 500

    /// The offset of a byte, and the error there.
    struct Mistake: Error {
        let offset: Int
        let message: String
    }

    private enum Expectation {
        case value
        case valueOrEnd
        case key
        case keyOrEnd
        case colon
        case separatorOrEnd
        case end
    }

    private let bytes: [UInt8]
    private var offset: Int = 0
    /// The opening brackets that are not closed yet.
    private var open: [UInt8] = []

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Throws the first mistake. Complexity: linear.
    static func check(_ bytes: [UInt8]) throws(Mistake) {
        var syntax = GraphJSONSyntax(bytes)
        var expected = Expectation.value
        while expected != .end { expected = try syntax.next(expected) }
        syntax.skipSpace()
        if syntax.offset < bytes.count { throw syntax.mistake("unexpected text after the end of the JSON") }
    }

    private mutating func next(_ expected: Expectation) throws(Mistake) -> Expectation {
        skipSpace()
        guard let byte = peek() else {
            throw mistake(bytes.isEmpty ? "the text is empty" : "the JSON is incomplete")
        }
        switch (expected, byte) {
        case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")): return close()
        case (.value, _), (.valueOrEnd, _): return try value(byte)
        case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
            try string()
            return .colon
        case (.key, _), (.keyOrEnd, _): throw unexpected("a key in quotes")
        case (.colon, UInt8(ascii: ":")):
            offset += 1
            return .value
        case (.colon, _): throw unexpected("a colon")
        default:
            let isObject = open.last == UInt8(ascii: "{")
            if byte == UInt8(ascii: isObject ? "}" : "]") { return close() }
            guard byte == UInt8(ascii: ",") else { throw unexpected(isObject ? "a comma or '}'" : "a comma or ']'") }
            offset += 1
            return isObject ? .key : .value
        }
    }

    private mutating func close() -> Expectation {
        offset += 1
        open.removeLast()
        return open.isEmpty ? .end : .separatorOrEnd
    }

    private mutating func value(_ byte: UInt8) throws(Mistake) -> Expectation {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard open.count < Self.depthLimit else { throw mistake("nested more than \(Self.depthLimit) levels deep") }
            offset += 1
            open.append(byte)
            return byte == UInt8(ascii: "{") ? .keyOrEnd : .valueOrEnd
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "t"): try word("true")
        case UInt8(ascii: "f"): try word("false")
        case UInt8(ascii: "n"): try word("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        default: throw unexpected("a value")
        }
        return open.isEmpty ? .end : .separatorOrEnd
    }

    private mutating func word(_ word: StaticString) throws(Mistake) {
        for expected in "\(word)".utf8 {
            guard let byte = peek() else { throw mistake("the JSON is incomplete") }
            guard byte == expected else { throw unexpected("'\(word)'") }
            offset += 1
        }
    }

    private mutating func number() throws(Mistake) {
        if peek() == UInt8(ascii: "-") { offset += 1 }
        if peek() == UInt8(ascii: "0") {
            offset += 1
        } else {
            try digits()
        }
        if peek() == UInt8(ascii: ".") {
            offset += 1
            try digits()
        }
        if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
            offset += 1
            if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { offset += 1 }
            try digits()
        }
    }

    private mutating func digits() throws(Mistake) {
        let start = offset
        while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
        guard offset > start else {
            throw peek() == nil ? mistake("the JSON is incomplete") : unexpected("a digit")
        }
    }

    private mutating func string() throws(Mistake) {
        offset += 1
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return
            case UInt8(ascii: "\\"):
                offset += 1
                try escape()
            case 0..<0x20: throw mistake("a control character in a string")
            default: offset += 1
            }
        }
        throw mistake("the JSON is incomplete")
    }

    private mutating func escape() throws(Mistake) {
        guard let byte = peek() else { throw mistake("the JSON is incomplete") }
        guard "\"\\/bfnrtu".utf8.contains(byte) else { throw unexpected("an escape such as \\n") }
        offset += 1
        guard byte == UInt8(ascii: "u") else { return }
        for _ in 0..<4 {
            guard let digit = peek() else { throw mistake("the JSON is incomplete") }
            guard "0123456789abcdefABCDEF".utf8.contains(digit) else { throw unexpected("a hexadecimal digit") }
            offset += 1
        }
    }

    private mutating func skipSpace() {
        while let byte = peek(), byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D { offset += 1 }
    }

    private func peek() -> UInt8? {
        offset < bytes.count ? bytes[offset] : nil
    }

    private func unexpected(_ expected: String) -> Mistake {
        mistake("expected \(expected)")
    }

    private func mistake(_ message: String) -> Mistake {
        Mistake(offset: offset, message: message)
    }
}
