// SPDX-License-Identifier: Apache-2.0

#if YAML
/// The rejection of texts that libyaml or Yams would take much longer for than for others of the same size.
///
/// - Yams hashes the keys of each map. A key that is a collection is hashed once for each level of keys around it. Without a
///   `?`, a key has a line and 1,024 characters at most.
/// - libyaml looks at all open brackets before each token.
/// - libyaml compares each `%TAG` with those before it.
///
/// So the time grows with the size times the depth, where it should grow with the size. Aliases, which let it grow
/// exponentially, never get so far: see ``YAMLText``. The depth is estimated without telling texts and comments apart, and
/// only texts that are both large and deep by far are refused.
enum YAMLGuard {
    /// The limit of bytes times levels of keys, which cost more than levels of brackets.
    private static let keyBudget: Int = 10_000_000
    private static let harmlessKeys: Int = 8
    private static let bracketBudget: Int = 1_000_000_000
    private static let tagLimit: Int = 100

    static func check(_ text: SourceText, _ limits: Properties.Limits) throws(SyntaxProblem) {
        var scan = Scan(depthLimit: limits.depth)
        for byte in text.bytes { scan.take(byte) }
        if scan.tags > tagLimit { throw SyntaxProblem("there are more than \(tagLimit) '%TAG' directives") }
        if scan.keys > harmlessKeys, text.bytes.count * scan.keys > keyBudget {
            throw SyntaxProblem("a key must be a string", at: scan.deepestKey)
        }
        if let position = scan.tooDeep, text.bytes.count * scan.mostBrackets > bracketBudget {
            throw .tooDeep(limits.depth, at: position)
        }
    }

    /// A count of open brackets, and an estimate of the nesting of complex keys.
    ///
    /// At the start of a line the depth is at most its indentation, elsewhere at most the number of open brackets.
    private struct Scan {
        let depthLimit: Int
        private(set) var tags: Int = 0
        private(set) var mostBrackets: Int = 0
        /// The first position at which more brackets are open than levels are allowed.
        private(set) var tooDeep: TextPosition?
        private(set) var deepestKey: TextPosition?
        private var mostKeysInBlocks: Int = 0
        private var mostKeysInBrackets: Int = 0
        private var brackets: Int = 0
        private var line: Int = 1
        private var column: Int = 0
        private var isIndenting: Bool = true
        /// The number of bytes of the line that match the start of a tag directive; nil after a mismatch.
        private var matched: Int? = 0
        private static let tag: [UInt8] = Array("%TAG".utf8)

        init(depthLimit: Int) {
            self.depthLimit = depthLimit
        }

        var keys: Int { mostKeysInBlocks + mostKeysInBrackets }

        mutating func take(_ byte: UInt8) {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return beginLine(byte)
            case UInt8(ascii: "["), UInt8(ascii: "{"): open()
            case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
            case UInt8(ascii: "?"): takeMark()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "-"): break
            default: isIndenting = false
            }
            matchTag(byte)
            if byte & 0xC0 != 0x80 { column += 1 }
        }

        private mutating func beginLine(_ byte: UInt8) {
            if byte == UInt8(ascii: "\n") { line += 1 }
            (column, isIndenting, matched) = (0, true, 0)
        }

        private mutating func open() {
            isIndenting = false
            brackets += 1
            mostBrackets = max(mostBrackets, brackets)
            if brackets > depthLimit, tooDeep == nil { tooDeep = TextPosition(line: line, column: column + 1) }
        }

        private mutating func takeMark() {
            let inBlocks = isIndenting ? column + 1 : 0
            guard inBlocks > mostKeysInBlocks || brackets > mostKeysInBrackets else { return }
            mostKeysInBlocks = max(mostKeysInBlocks, inBlocks)
            mostKeysInBrackets = max(mostKeysInBrackets, brackets)
            deepestKey = TextPosition(line: line, column: column + 1)
        }

        private mutating func matchTag(_ byte: UInt8) {
            guard let count = matched else { return }
            matched = Self.tag[count] == byte ? count + 1 : nil
            if matched == Self.tag.count { (tags, matched) = (tags + 1, nil) }
        }
    }
}
#endif
