// SPDX-License-Identifier: Apache-2.0

/// The words of a line in the quoting of shells, which the driver uses where it prints its jobs.
enum ShellWords {
    /// Splits a line at spaces that are neither quoted nor escaped.
    static func split(_ line: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: [UInt8]?
        var quote: UInt8?
        var isEscaped = false
        for byte in line.utf8 {
            if isEscaped {
                word = (word ?? []) + [byte]
                isEscaped = false
            } else if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'") {
                isEscaped = true
            } else if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
                word = word ?? []
            } else if quote == nil, byte == UInt8(ascii: " ") {
                if let word { words.append(String(decoding: word, as: UTF8.self)) }
                word = nil
            } else {
                word = (word ?? []) + [byte]
            }
        }
        if let word { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }
}
