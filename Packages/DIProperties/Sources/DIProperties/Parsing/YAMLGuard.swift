// SPDX-License-Identifier: Apache-2.0

#if YAML
/// Turns away texts that would keep Yams busy without end.
///
/// Yams compares the keys of each map with each other. A key that is a collection of aliases of collections of aliases is
/// compared as often as it would be large when written out. Properties have texts as keys, so that nothing is lost.
enum YAMLGuard {
    /// With fewer aliases, whatever they expand to stays small.
    private static let harmless: Int = 12

    static func check(_ text: String) throws(SyntaxProblem) {
        guard text.utf8.contains(UInt8(ascii: "*")) else { return }
        var scan = Scan()
        for byte in text.utf8 { scan.take(byte) }
        if scan.aliases > harmless, let line = scan.collectionAsKey {
            throw SyntaxProblem(
                "what may be a collection stands as a key, in a text with many aliases",
                at: TextPosition(line: line, column: 1),
                fix: "a key must be a text")
        }
    }

    /// Looks at each byte once; what stands in quotes and comments is not told apart, which errs on the safe side.
    private struct Scan {
        var aliases: Int = 0
        var collectionAsKey: Int?
        private var line: Int = 1
        private var last: UInt8 = UInt8(ascii: "\n")
        /// The last byte that was no space.
        private var lastVisible: UInt8 = UInt8(ascii: "\n")
        private var isBehindAlias: Bool = false
        private var isBehindMark: Bool = false

        mutating func take(_ byte: UInt8) {
            let isBlank = byte == 0x20 || (0x09...0x0D).contains(byte)
            if byte == UInt8(ascii: ":"),
                isBehindAlias || lastVisible == UInt8(ascii: "]") || lastVisible == UInt8(ascii: "}")
            {
                collectionAsKey = collectionAsKey ?? line
            }
            if isBehindMark, isBlank { collectionAsKey = collectionAsKey ?? line }
            isBehindMark = byte == UInt8(ascii: "?") && Self.isSeparator(last)
            if byte == UInt8(ascii: "*"), !Self.isWord(last) {
                aliases += 1
                isBehindAlias = true
            } else if !Self.isWord(byte), byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_"), byte != 0x20 {
                isBehindAlias = false
            }
            if byte == UInt8(ascii: "\n") { line += 1 }
            last = byte
            if !isBlank { lastVisible = byte }
        }

        private static func isSeparator(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x20, 0x09...0x0D, UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): true
            default: false
            }
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
        }
    }
}
#endif
