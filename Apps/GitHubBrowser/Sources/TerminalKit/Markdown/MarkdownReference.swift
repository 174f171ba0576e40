// SPDX-License-Identifier: Apache-2.0

/// Addresses in Markdown: behind a text, in brackets, or as a definition on a line of its own.
enum MarkdownReference {
    private static let longestName = 999

    /// Returns the name under which a reference is looked up.
    static func name(_ bytes: some Collection<UInt8>) -> String {
        MarkdownSource.string(bytes).split { $0 == " " || $0 == "\n" }.joined(separator: " ").lowercased()
    }

    /// Parses a definition such as `[name]: address "title"`.
    static func definition(_ line: MarkdownLine) -> (name: String, address: String)? {
        let rest = line.drop { $0 == MarkdownSource.space }
        guard rest.first == UInt8(ascii: "["), let close = rest.firstIndex(of: UInt8(ascii: "]")),
            rest[close...].dropFirst().first == UInt8(ascii: ":")
        else { return nil }
        let label = rest[rest.index(after: rest.startIndex)..<close]
        let name = name(label)
        // Footnotes stay where they are.
        guard !name.isEmpty, label.count <= longestName, label.first != UInt8(ascii: "^") else { return nil }
        var target = MarkdownSource.trimmed(rest[(close + 2)...])
        if target.first == UInt8(ascii: "<") {
            target = target.dropFirst().prefix { $0 != UInt8(ascii: ">") }
        } else {
            target = target.prefix { $0 != MarkdownSource.space }
        }
        return target.isEmpty ? nil : (name, MarkdownSource.string(target))
    }

    /// Returns the address in `(address "title")` and the index behind it; `start` is that of the parenthesis.
    static func destination(_ bytes: [UInt8], at start: Int) -> (address: String, end: Int)? {
        var index = skipBlanks(bytes, from: start + 1)
        let target: [UInt8]
        if index < bytes.count, bytes[index] == UInt8(ascii: "<") {
            guard let close = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == 0x0A }),
                bytes[close] == UInt8(ascii: ">")
            else { return nil }
            target = Array(bytes[(index + 1)..<close])
            index = close + 1
        } else {
            let first = index
            var open = 0
            scan: while index < bytes.count, index - first < 4_096 {
                switch bytes[index] {
                case 0...0x20: break scan
                case UInt8(ascii: "\\"): index += 1
                case UInt8(ascii: "("): open += 1
                case UInt8(ascii: ")"):
                    if open == 0 { break scan }
                    open -= 1
                default: break
                }
                index += 1
            }
            guard index <= bytes.count else { return nil }
            target = Array(bytes[first..<index])
        }
        index = skipBlanks(bytes, from: index)
        if index < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index]) {
            let quote = bytes[index]
            let limit = min(bytes.count, index + 1_024)
            guard let close = bytes[(index + 1)..<limit].firstIndex(of: quote) else { return nil }
            index = skipBlanks(bytes, from: close + 1)
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return nil }
        return (MarkdownSource.string(unescaped(target)), index + 1)
    }

    private static func skipBlanks(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == MarkdownSource.space || bytes[index] == 0x0A { index += 1 }
        return index
    }

    private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let isEscape = bytes[index] == UInt8(ascii: "\\") && index + 1 < bytes.count
            if isEscape, MarkdownSource.isPunctuation(bytes[index + 1]) { index += 1 }
            result.append(bytes[index])
            index += 1
        }
        return result
    }

    /// Returns the end of an address in running text, as GitHub finds it; `start` is that of its scheme.
    static func endOfBareAddress(_ bytes: [UInt8], from start: Int) -> Int {
        var end = start
        var balance = 0
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "<") {
            if bytes[end] == UInt8(ascii: "(") { balance += 1 }
            if bytes[end] == UInt8(ascii: ")") { balance -= 1 }
            end += 1
        }
        while end > start {
            let last = bytes[end - 1]
            if last == UInt8(ascii: ")"), balance < 0 {
                balance += 1
            } else if !"?!.,:*_~'\";]".utf8.contains(last) {
                break
            }
            end -= 1
        }
        return end
    }
}
