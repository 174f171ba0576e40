// SPDX-License-Identifier: Apache-2.0

/// A parser of JSON (RFC 8259) into the tree, with the line and the column of each value.
///
/// It is strict: input that a lenient parser accepts is usually a mistake.
struct JSONParser {
    let bytes: [UInt8]
    let source: String
    let depthLimit: Int
    var index: Int = 0
    private var line: Int = 1
    /// The offset at which the line began, moved by each byte that continues a character, so that columns count Unicode
    /// scalars.
    private var lineStart: Int = 0

    init(_ text: SourceText, source: String, depthLimit: Int) {
        bytes = text.bytes
        self.source = source
        self.depthLimit = depthLimit
    }

    /// Reads the whole text, whose top level is an object.
    mutating func parse() throws(SyntaxProblem) -> PropertyNode {
        try skipSpace()
        guard let byte = current else {
            throw SyntaxProblem("the text is empty", at: position, fix: "write {} for no properties")
        }
        guard byte == UInt8(ascii: "{") else {
            _ = try parseValue(depth: 0, of: position)
            throw SyntaxProblem("the top level must be an object: { … }", at: TextPosition(line: 1, column: 1))
        }
        let root = try parseValue(depth: 0, of: position)
        try skipSpace()
        guard index == bytes.count else { throw problem("nothing may follow the value") }
        return root
    }

    var position: TextPosition { TextPosition(line: line, column: index - lineStart + 1) }

    var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Skips a byte that continues a character, which has no separate column.
    mutating func noteContinuation() {
        lineStart += 1
    }

    /// Reads a value. A collection is placed at its key.
    private mutating func parseValue(depth: Int, of owner: TextPosition) throws(SyntaxProblem) -> PropertyNode {
        let start = position
        switch current {
        case UInt8(ascii: "{"):
            return PropertyNode(.map(try parseObject(depth: depth)), origin(owner))
        case UInt8(ascii: "["):
            return PropertyNode(.list(try parseArray(depth: depth)), origin(owner))
        case UInt8(ascii: "\""):
            return PropertyNode(text: try parseString(), isTyped: true, origin(start), key: owner)
        case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            return PropertyNode(.number(try parseNumber()), origin(start), key: owner)
        default:
            return PropertyNode(try parseWord(), origin(start), key: owner)
        }
    }

    private func origin(_ position: TextPosition) -> Properties.Origin {
        Properties.Origin(source, line: position.line, column: position.column)
    }

    private mutating func parseObject(depth: Int) throws(SyntaxProblem) -> PropertyMap {
        let start = position
        try enter(depth)
        var map = PropertyMap()
        var places: [String: TextPosition] = [:]
        try skipSpace()
        if try takeClosing("}", of: "{", from: start) { return map }
        while true {
            guard current == UInt8(ascii: "\"") else { throw unexpectedKey(of: start, isFirst: map.isEmpty) }
            let place = position
            let key = try parseString()
            if let first = places.updateValue(place, forKey: key) {
                throw .duplicateKey(key, at: place, first: first)
            }
            try skipSpace()
            guard current == UInt8(ascii: ":") else { throw problem("':' is expected after a key") }
            index += 1
            try skipSpace()
            map.set(key, try parseValue(depth: depth + 1, of: place))
            try skipSpace()
            if try takeClosing("}", of: "{", from: start) { return map }
            try takeComma(before: "}", from: start)
        }
    }

    private mutating func parseArray(depth: Int) throws(SyntaxProblem) -> [PropertyNode] {
        let start = position
        try enter(depth)
        var list: [PropertyNode] = []
        try skipSpace()
        if try takeClosing("]", of: "[", from: start) { return list }
        while true {
            list.append(try parseValue(depth: depth + 1, of: position))
            try skipSpace()
            if try takeClosing("]", of: "[", from: start) { return list }
            try takeComma(before: "]", from: start)
        }
    }

    private mutating func enter(_ depth: Int) throws(SyntaxProblem) {
        guard depth < depthLimit else { throw .tooDeep(depthLimit, at: position) }
        index += 1
    }

    /// Takes the closing bracket if it is next; another one, or the end of the text, is a problem.
    private mutating func takeClosing(
        _ closing: Unicode.Scalar, of opening: Unicode.Scalar, from start: TextPosition
    ) throws(SyntaxProblem) -> Bool {
        guard let byte = current else {
            throw problem("'\(opening)' is never closed", related: "opened at", at: start)
        }
        if byte == UInt8(ascii: closing) {
            index += 1
            return true
        }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
            throw problem(
                "'\(Character(Unicode.Scalar(byte)))' cannot close '\(opening)'", related: "opened at", at: start)
        }
        return false
    }

    private mutating func takeComma(before closing: Unicode.Scalar, from start: TextPosition) throws(SyntaxProblem) {
        guard current == UInt8(ascii: ",") else { throw problem("',' or '\(closing)' is expected after a value") }
        let comma = position
        index += 1
        try skipSpace()
        if current == UInt8(ascii: closing) {
            throw SyntaxProblem("there is a trailing ',' before '\(closing)'", at: comma, fix: "remove it")
        }
        if current == nil { _ = try takeClosing(closing, of: closing == "}" ? "{" : "[", from: start) }
    }

    private func unexpectedKey(of start: TextPosition, isFirst: Bool) -> SyntaxProblem {
        if current == UInt8(ascii: "'") { return problem("strings must be in double quotes") }
        return problem("a key in double quotes is expected")
    }

    mutating func skipSpace() throws(SyntaxProblem) {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                index += 1
            case UInt8(ascii: "\n"):
                index += 1
                beginLine()
            case UInt8(ascii: "\r"):
                index += 1
                if current == UInt8(ascii: "\n") { index += 1 }
                beginLine()
            case UInt8(ascii: "#"), UInt8(ascii: "/"):
                throw problem("JSON has no comments", fix: "remove it, or write the file in YAML")
            default:
                return
            }
        }
    }

    private mutating func beginLine() {
        line += 1
        lineStart = index
    }

    func problem(_ message: String, fix: String? = nil) -> SyntaxProblem {
        SyntaxProblem(message, at: position, fix: fix)
    }

    private func problem(_ message: String, related words: String, at place: TextPosition) -> SyntaxProblem {
        SyntaxProblem(message, at: position, related: SyntaxProblem.Related(words: words, position: place))
    }
}
