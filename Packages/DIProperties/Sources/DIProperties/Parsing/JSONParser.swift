// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A parser of JSON (RFC 8259) into the tree, with the line and the column of each value, which Foundation's lacks.
///
/// It is strict: input that a lenient parser accepts is usually a mistake.
struct JSONParser {
    let bytes: [UInt8]
    let source: String
    let depthLimit: Int
    var index: Int = 0
    /// The position of an earlier byte, from which later positions are counted.
    var marked: (index: Int, line: Int, column: Int) = (0, 1, 1)

    /// Reads the whole text, whose top level is an object.
    mutating func parse() throws(SyntaxProblem) -> PropertyNode {
        skipSpace()
        guard current == UInt8(ascii: "{") else {
            throw SyntaxProblem("the top level must be an object: { … }", at: TextPosition(line: 1, column: 1))
        }
        let root = try parseValue(depth: 0, of: mark())
        guard skipSpace() == nil else { throw SyntaxProblem("nothing may follow the value", at: mark()) }
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

    /// Skips space, and returns what follows.
    @discardableResult
    private mutating func skipSpace() -> UInt8? {
        while let byte = current, [0x20, 0x9, 0xA, 0xD].contains(byte) { index += 1 }
        return current
    }

    /// Reads a value. A collection is placed at its key.
    private mutating func parseValue(depth: Int, of owner: TextPosition) throws(SyntaxProblem) -> PropertyNode {
        let start = mark()
        switch current {
        case UInt8(ascii: "{"): return PropertyNode(try parseCollection("}", depth, start), origin(owner))
        case UInt8(ascii: "["): return PropertyNode(try parseCollection("]", depth, start), origin(owner))
        case UInt8(ascii: "\""):
            return PropertyNode(text: try parseString(start), isTyped: true, origin(start), key: owner)
        default: return PropertyNode(try parseWord(), origin(start), key: owner)
        }
    }

    private func origin(_ position: TextPosition) -> Properties.Origin {
        Properties.Origin(source, line: position.line, column: position.column)
    }

    private mutating func parseCollection(
        _ closing: Unicode.Scalar, _ depth: Int, _ start: TextPosition
    ) throws(SyntaxProblem) -> PropertyNode.Content {
        guard depth < depthLimit else { throw .tooDeep(depthLimit, at: start) }
        let isMap = closing == "}"
        var (map, list, isFirst) = (PropertyMap(), [PropertyNode](), true)
        index += 1
        while !isFirst || skipSpace() != UInt8(ascii: closing) {
            skipSpace()
            if isMap {
                try parseMember(of: &map, depth)
            } else {
                list.append(try parseValue(depth: depth + 1, of: mark()))
            }
            isFirst = false
            if skipSpace() == UInt8(ascii: closing) { break }
            guard current == UInt8(ascii: ",") else {
                throw SyntaxProblem(
                    "',' or '\(closing)' is expected", at: mark(), related: (words: "opened at", position: start))
            }
            index += 1
        }
        index += 1
        return isMap ? .map(map) : .list(list)
    }

    private mutating func parseMember(of map: inout PropertyMap, _ depth: Int) throws(SyntaxProblem) {
        let place = mark()
        guard current == UInt8(ascii: "\"") else {
            throw SyntaxProblem("a key in double quotes is expected", at: place)
        }
        let key = try parseString(place)
        if let other = map[key] {
            throw .duplicateKey(key, at: place, first: other.keyPosition ?? other.origin.position ?? place)
        }
        guard skipSpace() == UInt8(ascii: ":") else { throw SyntaxProblem("':' is expected", at: mark()) }
        index += 1
        skipSpace()
        map.set(key, try parseValue(depth: depth + 1, of: place))
    }

    private mutating func parseString(_ start: TextPosition) throws(SyntaxProblem) -> String {
        let first = index
        var hasEscapes = false
        index += 1
        while let byte = current, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else {
                throw SyntaxProblem(
                    "a string contains a line break or another control character", at: mark(),
                    fix: "close the string with '\"', or write the character as \\n, \\t or \\u00XX")
            }
            let isEscape = byte == UInt8(ascii: "\\")
            hasEscapes = hasEscapes || isEscape
            index += isEscape ? 2 : 1
        }
        guard current != nil else { throw SyntaxProblem("a string is never closed", at: start) }
        index += 1
        guard hasEscapes else { return String(decoding: bytes[(first + 1)..<(index - 1)], as: UTF8.self) }
        guard let text = try? JSONDecoder().decode(String.self, from: Data(bytes[first..<index])) else {
            throw SyntaxProblem("a string has an invalid escape", at: start, fix: "write '\\\\' for a backslash")
        }
        return text
    }

    /// Reads a number in its original form, or true, false or null.
    private mutating func parseWord() throws(SyntaxProblem) -> PropertyNode.Content {
        let word = bytes[index...].prefix { byte in
            byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter || (0x30...0x39).contains(byte)
                || "_+-.".utf8.contains(byte)
        }
        let text = String(decoding: word, as: UTF8.self)
        let content: PropertyNode.Content
        switch text {
        case "null": content = .null
        case "true", "false": content = .bool(text == "true")
        case _ where Self.isNumber(text): content = .number(text)
        default:
            throw SyntaxProblem(
                "a value of JSON is expected", at: mark(),
                fix: "write a string in double quotes, a number like -12.5e3, true, false, null, […] or {…}")
        }
        index = word.endIndex
        return content
    }

    /// Returns whether a number of YAML is one of JSON: without a plus, a radix and leading zeros, with digits around a point.
    private static func isNumber(_ text: String) -> Bool {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
        guard YAMLScalar.isNumber(text.utf8), let first = digits.first, (0x30...0x39).contains(first),
            first != UInt8(ascii: "0") || digits.dropFirst().first.map({ ".eE".utf8.contains($0) }) ?? true
        else { return false }
        guard let point = digits.firstIndex(of: UInt8(ascii: ".")) else { return true }
        return digits[point...].dropFirst().first.map { (0x30...0x39).contains($0) } ?? false
    }
}
