// SPDX-License-Identifier: Apache-2.0

/// Finds HTML in Markdown.
enum MarkdownHTML {
    /// Longer tags are text.
    private static let longestTag = 4_096

    private static let blockNames: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "caption", "center", "col", "colgroup", "dd", "details",
        "dialog", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
        "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu", "nav", "ol", "option",
        "p", "param", "picture", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead",
        "title", "tr", "track", "ul", "pre", "script", "style", "textarea",
    ]
    private static let verbatimNames: Set<String> = ["pre", "script", "style", "textarea"]

    /// Returns whether a line begins a block of HTML.
    static func beginsBlock(_ line: MarkdownLine) -> Bool {
        let rest = line.drop { $0 == MarkdownSource.space }
        guard MarkdownSource.indent(line) < 4, rest.first == UInt8(ascii: "<") else { return false }
        if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) { return true }
        return blockNames.contains(name(rest))
    }

    /// Returns the bytes that end the block that a line begins; nil if an empty line ends it.
    static func endOfBlock(_ line: MarkdownLine) -> [UInt8]? {
        let rest = line.drop { $0 == MarkdownSource.space }
        if rest.starts(with: "<!--".utf8) { return Array("-->".utf8) }
        if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) { return Array(">".utf8) }
        let name = name(rest)
        return verbatimNames.contains(name) && !rest.starts(with: "</".utf8) ? Array("</\(name)>".utf8) : nil
    }

    /// Returns whether a line contains some bytes, ignoring case.
    static func contains(_ line: MarkdownLine, _ wanted: [UInt8]) -> Bool {
        guard let first = wanted.first, line.count >= wanted.count else { return false }
        return line.indices.dropLast(wanted.count - 1).contains { start in
            line[start] == first && zip(line[start...], wanted).allSatisfy { lower($0) == $1 }
        }
    }

    private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func name(_ tag: MarkdownLine) -> String {
        let rest = tag.dropFirst().drop { $0 == UInt8(ascii: "/") }
        return MarkdownSource.string(
            rest.prefix { MarkdownSource.isLetter($0) || MarkdownSource.isDigit($0) }.map(lower))
    }

    /// Returns the address in angle brackets that begins at an index, its text and the index after it.
    static func autolink(_ bytes: [UInt8], at start: Int) -> (address: String, text: String, end: Int)? {
        let limit = min(bytes.count, start + 2_048)
        guard let close = bytes[(start + 1)..<limit].firstIndex(where: { $0 <= 0x20 || $0 == 0x3C || $0 == 0x3E }),
            bytes[close] == UInt8(ascii: ">")
        else { return nil }
        let inner = bytes[(start + 1)..<close]
        let scheme = inner.prefix {
            MarkdownSource.isLetter($0) || MarkdownSource.isDigit($0) || "+.-".utf8.contains($0)
        }
        let text = MarkdownSource.string(inner)
        if scheme.count >= 2, scheme.count <= 32, inner.dropFirst(scheme.count).first == UInt8(ascii: ":") {
            return (text, text, close + 1)
        }
        let parts = inner.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(UInt8(ascii: ".")),
            inner.allSatisfy({ MarkdownSource.isLetter($0) || MarkdownSource.isDigit($0) || "@.+-_".utf8.contains($0) })
        else { return nil }
        return ("mailto:" + text, text, close + 1)
    }

    /// Returns the tag that begins at an index, and the index behind it; no tag for a comment.
    static func tag(_ bytes: [UInt8], at start: Int) -> (tag: HTMLTag?, end: Int)? {
        let limit = min(bytes.count, start + longestTag)
        guard start + 2 < limit else { return nil }
        if bytes[start...].starts(with: "<!--".utf8) { return comment(bytes, start + 4, limit) }
        var index = start + 1
        if bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?") {
            return bytes[index..<limit].firstIndex(of: UInt8(ascii: ">")).map { (nil, $0 + 1) }
        }
        let isClosing = bytes[index] == UInt8(ascii: "/")
        if isClosing { index += 1 }
        guard MarkdownSource.isLetter(bytes[index]) else { return nil }
        let name = bytes[index..<limit].prefix {
            MarkdownSource.isLetter($0) || MarkdownSource.isDigit($0) || $0 == UInt8(ascii: "-")
        }
        index += name.count
        var attributes: [String: String] = [:]
        while index < limit {
            switch bytes[index] {
            case UInt8(ascii: ">"):
                let tag = HTMLTag(
                    name: MarkdownSource.string(name.map(lower)), isClosing: isClosing, attributes: attributes)
                return (tag, index + 1)
            case MarkdownSource.space, 0x0A, UInt8(ascii: "/"): index += 1
            default:
                guard let (key, value, end) = attribute(bytes, index, limit) else { return nil }
                if attributes[key] == nil { attributes[key] = value }
                index = end
            }
        }
        return nil
    }

    private static func comment(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> (tag: HTMLTag?, end: Int)? {
        var index = start
        while index + 2 < limit {
            if bytes[index] == 0x2D, bytes[index + 1] == 0x2D, bytes[index + 2] == 0x3E { return (nil, index + 3) }
            index += 1
        }
        return nil
    }

    private static func attribute(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> (String, String, Int)? {
        let isBlank: (UInt8) -> Bool = { $0 == MarkdownSource.space || $0 == 0x0A }
        let key = bytes[start..<limit].prefix { !isBlank($0) && !"\"'<>/=".utf8.contains($0) }
        guard !key.isEmpty else { return nil }
        let name = MarkdownSource.string(key.map(lower))
        var index = start + key.count
        index += bytes[index..<limit].prefix(while: isBlank).count
        guard index < limit, bytes[index] == UInt8(ascii: "=") else { return (name, "", index) }
        index += 1
        index += bytes[index..<limit].prefix(while: isBlank).count
        guard index < limit else { return nil }
        if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
            guard let close = bytes[(index + 1)..<limit].firstIndex(of: bytes[index]) else { return nil }
            return (name, MarkdownEntity.decoded(bytes[(index + 1)..<close]), close + 1)
        }
        let value = bytes[index..<limit].prefix { !isBlank($0) && !"\"'<>=`".utf8.contains($0) }
        return value.isEmpty ? nil : (name, MarkdownEntity.decoded(value), index + value.count)
    }
}
