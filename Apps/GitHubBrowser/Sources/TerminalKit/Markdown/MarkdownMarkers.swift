// SPDX-License-Identifier: Apache-2.0

/// The marks at the beginning of a line, which determine the kind of its block.
enum MarkdownMarkers {
    /// A fence around code.
    struct Fence {
        let character: UInt8
        let count: Int
        let indent: Int
        let language: String
    }

    /// The mark before an item of a list.
    struct ItemMark {
        /// The bullet, or the delimiter after the number; a different one begins another list.
        let kind: UInt8
        let number: Int?
        /// The width of the mark in columns: lines with the same indentation belong to the item.
        let width: Int
        let isEmpty: Bool
    }

    static func fence(_ line: MarkdownLine) -> Fence? {
        let indent = MarkdownSource.indent(line)
        let rest = line.dropFirst(indent)
        guard indent < 4, let first = rest.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
            return nil
        }
        let count = rest.prefix { $0 == first }.count
        let info = MarkdownSource.trimmed(rest.dropFirst(count))
        guard count >= 3, first == UInt8(ascii: "~") || !info.contains(first) else { return nil }
        let language = MarkdownSource.string(info.prefix { $0 != MarkdownSource.space && $0 != UInt8(ascii: "{") })
        return Fence(character: first, count: count, indent: indent, language: language)
    }

    static func closes(_ fence: Fence, _ line: MarkdownLine) -> Bool {
        let rest = MarkdownSource.trimmed(line)
        return MarkdownSource.indent(line) < 4 && rest.count >= fence.count && rest.allSatisfy { $0 == fence.character }
    }

    /// Returns a heading's level and text.
    static func heading(_ line: MarkdownLine) -> (level: Int, text: MarkdownLine)? {
        let rest = line.dropFirst(MarkdownSource.indent(line))
        let level = rest.prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(level) else { return nil }
        var text = rest.dropFirst(level)
        guard text.isEmpty || text.first == MarkdownSource.space else { return nil }
        text = MarkdownSource.trimmed(text)
        let marks = text.reversed().prefix { $0 == UInt8(ascii: "#") }.count
        if marks > 0, marks == text.count || text.dropLast(marks).last == MarkdownSource.space {
            text = MarkdownSource.trimmed(text.dropLast(marks))
        }
        return (level, text)
    }

    /// Returns the level of the heading that a line makes of the paragraph above it.
    static func underline(_ line: MarkdownLine) -> Int? {
        let rest = MarkdownSource.trimmed(line)
        guard MarkdownSource.indent(line) < 4, let first = rest.first, rest.allSatisfy({ $0 == first }) else {
            return nil
        }
        return first == UInt8(ascii: "=") ? 1 : first == UInt8(ascii: "-") ? 2 : nil
    }

    static func isRule(_ line: MarkdownLine) -> Bool {
        let marks = line.filter { $0 != MarkdownSource.space }
        guard marks.count >= 3, let first = marks.first, [0x2A, 0x2D, 0x5F].contains(first) else { return false }
        return marks.allSatisfy { $0 == first }
    }

    static func isQuote(_ line: MarkdownLine) -> Bool {
        let indent = MarkdownSource.indent(line)
        return indent < 4 && line.dropFirst(indent).first == UInt8(ascii: ">")
    }

    static func item(_ line: MarkdownLine) -> ItemMark? {
        let indent = MarkdownSource.indent(line)
        let rest = line.dropFirst(indent)
        guard indent < 4, let first = rest.first else { return nil }
        var kind = first
        var number: Int?
        var marker = 1
        if MarkdownSource.isDigit(first) {
            let digits = rest.prefix(while: MarkdownSource.isDigit)
            guard digits.count <= 9, let end = rest.dropFirst(digits.count).first,
                end == UInt8(ascii: ".") || end == UInt8(ascii: ")")
            else { return nil }
            number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            kind = end
            marker = digits.count + 1
        } else if ![UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*")].contains(first) {
            return nil
        }
        let text = rest.dropFirst(marker)
        guard text.isEmpty || text.first == MarkdownSource.space else { return nil }
        let isEmpty = MarkdownSource.isBlank(text)
        let gap = MarkdownSource.indent(text)
        // More than four blanks are a block of code that begins with the item.
        return ItemMark(
            kind: kind, number: number, width: indent + marker + (isEmpty || gap > 4 ? 1 : gap), isEmpty: isEmpty)
    }

    /// Returns whether a line ends the paragraph above it.
    static func interruptsParagraph(_ line: MarkdownLine) -> Bool {
        guard MarkdownSource.indent(line) < 4 else { return false }
        if MarkdownSource.isBlank(line) || isQuote(line) || heading(line) != nil || fence(line) != nil || isRule(line) {
            return true
        }
        if let item = item(line) { return !item.isEmpty && item.number ?? 1 == 1 }
        return MarkdownHTML.beginsBlock(line)
    }
}
