// SPDX-License-Identifier: Apache-2.0

/// The bytes of a source, valid as UTF-8 and without a byte order mark.
struct SourceText {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) throws(SyntaxProblem) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw SyntaxProblem(
                "the text is encoded in UTF-16, not in UTF-8", at: TextPosition(line: 1, column: 1),
                fix: "save it as UTF-8")
        }
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if let position = Self.invalid(self.bytes) {
            throw SyntaxProblem("the text is not valid UTF-8", at: position, fix: "save it as UTF-8")
        }
    }

    /// Returns the position of the first byte that is not UTF-8.
    private static func invalid(_ bytes: [UInt8]) -> TextPosition? {
        // The library's own check is much faster than what follows, and most texts are valid.
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var (line, column) = (1, 1)
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .emptyInput: return nil
            case .error: return TextPosition(line: line, column: column)
            case .valid(let scalar):
                if scalar.count == 1, scalar.first == UInt8(ascii: "\n") {
                    (line, column) = (line + 1, 1)
                } else {
                    column += 1
                }
            }
        }
    }
}

extension SourceText {
    /// The depth that recursive parsers can take on any thread, even in a debug build.
    private static let harmlessDepth: Int = 48

    /// Returns whether the text may need a large stack.
    ///
    /// A text has at most one level for each bracket, wherever it is, and in blocks twice its deepest indentation, including
    /// dashes and question marks.
    func mayBeDeep(inBlocks: Bool) -> Bool {
        var brackets = 0
        var deepest = 0
        var indentation = 0
        var isIndenting = inBlocks
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                (indentation, isIndenting) = (0, inBlocks)
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                brackets += 1
                isIndenting = false
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
                if isIndenting { indentation += 1 }
            default:
                isIndenting = false
            }
            deepest = max(deepest, indentation)
        }
        return brackets + 2 * (deepest + 1) > Self.harmlessDepth
    }
}
