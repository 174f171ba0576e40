// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text of a source file, searched for words. Comments of a whole line are skipped; nothing else is understood.
struct SourceText {
    private let lines: [[UInt8]]

    /// Reads a file; one that can't be read is empty.
    init(path: String) {
        self.init(FileManager.default.contents(atPath: path).map(Array.init) ?? [])
    }

    init(_ bytes: [UInt8]) {
        lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            let start = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            return start.starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) ? [] : Array(line)
        }
    }

    /// The declaration of a type: the place of its name, and the words before the keyword on its line.
    struct Declaration {
        let line: Int
        let column: Int
        let modifiers: Set<String>

        /// Whether code of another target can name a type at the top level of its file.
        var isVisible: Bool { !modifiers.isDisjoint(with: ["public", "package"]) }
    }

    /// Returns the declaration of a type; nil if there is none.
    func declaration(of name: String) -> Declaration? {
        for keyword in ["struct", "enum", "class", "actor"] {
            for (number, line) in lines.enumerated() {
                for start in Self.places(of: keyword, in: line) {
                    let afterKeyword = line[(start + keyword.utf8.count)...]
                    let rest = afterKeyword.drop { $0 == UInt8(ascii: " ") }
                    guard rest.starts(with: name.utf8), rest.count < afterKeyword.count else { continue }
                    guard Self.isEnd(rest.dropFirst(name.utf8.count).first) else { continue }
                    let words = String(decoding: line[..<start], as: UTF8.self).split { !$0.isLetter }
                    return Declaration(
                        line: number + 1, column: rest.startIndex + 1, modifiers: Set(words.map(String.init)))
                }
            }
        }
        return nil
    }

    /// Whether the type's metatype is named, as where a module is included.
    func mentions(_ name: String) -> Bool {
        let text = name + ".self"
        return lines.contains { !Self.places(of: text, in: $0).isEmpty }
    }

    /// The places of a word in a line, that is, of a text beside which no letter or digit is.
    private static func places(of word: String, in line: [UInt8]) -> [Int] {
        let word = Array(word.utf8)
        guard let first = word.first, line.count >= word.count else { return [] }
        return (0...(line.count - word.count)).filter { start in
            line[start] == first && line[start..<(start + word.count)].elementsEqual(word)
                && isEnd(start > 0 ? line[start - 1] : nil)
                && isEnd(start + word.count < line.count ? line[start + word.count] : nil)
        }
    }

    /// Whether a byte beside a word doesn't belong to it.
    private static func isEnd(_ byte: UInt8?) -> Bool {
        guard let byte else { return true }
        return switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            false
        default: true
        }
    }
}
