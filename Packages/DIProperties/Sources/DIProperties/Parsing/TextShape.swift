// SPDX-License-Identifier: Apache-2.0

extension PropertyFormat {
    /// Returns the bytes of a source without a byte order mark, which have to be UTF-8.
    static func text(_ bytes: [UInt8]) throws(SyntaxProblem) -> [UInt8] {
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        // The standard library's check is much faster than the loop below, and most texts are valid.
        guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var valid = 0
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { valid += scalar.count }
        throw SyntaxProblem(
            "the text is not valid UTF-8", at: TextPosition(offset: valid, in: bytes), fix: "save it as UTF-8")
    }
}

extension TextPosition {
    /// Makes the position of a byte, whose column counts Unicode scalars.
    init(offset: Int, in bytes: [UInt8]) {
        let before = bytes.prefix(offset)
        let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        self.init(line: line.count, column: (line.last ?? []).count { $0 & 0xC0 != 0x80 } + 1)
    }
}

/// Upper bounds of the depth of a text, in which strings and comments count like nested collections.
///
/// The parsers are recursive, and the time of libyaml and Yams grows with the size times the depth, where it should grow with the
/// size: libyaml looks at all open brackets before each token, and compares each `%TAG` with those before it; Yams hashes a key
/// that is a collection once for each level of keys around it. Without a `?`, a key has a line and 1,024 characters at most.
/// Aliases never get so far: see ``YAMLText``.
struct TextShape {
    private var brackets: Int = 0
    /// The most brackets open at a time, and the place where they exceed the allowed levels.
    private var depth: (open: Int, at: Int?) = (0, nil)
    /// The deepest indentation, including dashes and question marks; each may begin two levels.
    private var indentation: Int = 0
    /// The most levels around a `?`, and its place.
    private var keys: (levels: Int, at: Int) = (0, 0)
    private var tags: Int = 0
    private let bytes: [UInt8]

    /// The depth that recursive parsers can take on any thread, even in a debug build.
    private static let harmlessDepth: Int = 48

    init(_ bytes: [UInt8], inBlocks: Bool, depthLimit: Int) {
        self.bytes = bytes
        var (open, column, isIndenting) = (0, 0, inBlocks)
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                (column, isIndenting) = (0, inBlocks)
                if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "%") { tags += 1 }
                continue
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                brackets += 1
                open += 1
                if open > depth.open { depth = (open, depth.at ?? (open > depthLimit ? index : nil)) }
            case UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
                let levels = open + (isIndenting ? column + 1 : 0)
                if byte == UInt8(ascii: "?"), levels > keys.levels { keys = (levels, index) }
                guard isIndenting else { continue }
                column += 1
                indentation = max(indentation, column)
                continue
            default: break
            }
            isIndenting = false
        }
    }

    var mayBeDeep: Bool { brackets + 2 * (indentation + 1) > Self.harmlessDepth }

    /// Refuses a text that is both large and deep by far.
    func check(_ limits: Properties.Limits) throws(SyntaxProblem) {
        if tags > 100 { throw SyntaxProblem("there are more than 100 directives") }
        if keys.levels > 8, bytes.count * keys.levels > 10_000_000 {
            throw SyntaxProblem("a key must be a string", at: TextPosition(offset: keys.at, in: bytes))
        }
        if let place = depth.at, bytes.count * depth.open > 1_000_000_000 {
            throw .tooDeep(limits.depth, at: TextPosition(offset: place, in: bytes))
        }
    }
}
