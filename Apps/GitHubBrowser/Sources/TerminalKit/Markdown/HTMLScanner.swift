// SPDX-License-Identifier: Apache-2.0

/// A tag of HTML.
struct HTMLTag {
    /// The name in small letters.
    let name: String
    /// Whether the tag ends an element that a tag of the same name began.
    let isClosing: Bool
    /// The text between the name and the end of the tag.
    fileprivate let attributes: String

    /// Returns the value of an attribute, which is empty if the tag only names it; nil if the tag lacks it.
    func attribute(_ name: String) -> String? {
        let form = /([^\s"'\/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=`]+)))?/
        return attributes.matches(of: form).first { $0.1.lowercased() == name }.map {
            HTMLScanner.decoded($0.2 ?? $0.3 ?? $0.4 ?? "")
        }
    }
}

/// Splits HTML into tags and the text between them, without comments.
struct HTMLScanner {
    enum Token {
        case text(String)
        case tag(HTMLTag)
    }

    /// Longer tags are text, so that unfinished ones take linear time.
    private static let longestTag = 2_048

    private let bytes: [UInt8]
    private var index = 0

    /// Returns the tags and the texts between them, in their order.
    static func tokens(of html: String) -> [Token] {
        var scanner = HTMLScanner(bytes: Array(html.utf8))
        var tokens: [Token] = []
        var start = 0
        while scanner.index < scanner.bytes.count {
            let end = scanner.index
            guard scanner.bytes[end] == UInt8(ascii: "<"), let markup = scanner.markup() else {
                scanner.index = end + 1
                continue
            }
            tokens += scanner.text(from: start, to: end) + markup
            start = scanner.index
        }
        return tokens + scanner.text(from: start, to: scanner.bytes.count)
    }

    private func text(from start: Int, to end: Int) -> [Token] {
        start < end ? [.text(Self.decoded(text(start..<end)))] : []
    }

    /// Reads a tag, or a comment, which has no token; nil if there is neither.
    private mutating func markup() -> [Token]? {
        for (start, end) in [("<!--", "-->"), ("<?", "?>")] where bytes[index...].starts(with: start.utf8) {
            while index < bytes.count, !bytes[index...].starts(with: end.utf8) { index += 1 }
            index = min(bytes.count, index + end.utf8.count)
            return []
        }
        return tag().map { [.tag($0)] }
    }

    private mutating func tag() -> HTMLTag? {
        let limit = min(bytes.count, index + Self.longestTag)
        let isClosing = bytes[index...].starts(with: "</".utf8)
        let start = index + (isClosing || bytes[index...].starts(with: "<!".utf8) ? 2 : 1)
        guard start < limit, Self.isNameByte(bytes[start]), !(0x30...0x39).contains(bytes[start]) else { return nil }
        let nameEnd = bytes[start..<limit].firstIndex { !Self.isNameByte($0) } ?? limit
        var quote: UInt8?
        for end in nameEnd..<limit {
            switch bytes[end] {
            case let byte where quote != nil: quote = byte == quote ? nil : quote
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = bytes[end]
            case UInt8(ascii: "<"): return nil
            case UInt8(ascii: ">"):
                index = end + 1
                return HTMLTag(
                    name: text(start..<nameEnd).lowercased(), isClosing: isClosing, attributes: text(nameEnd..<end))
            default: break
            }
        }
        return nil
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns a text with its entities written out.
    fileprivate static func decoded(_ text: some StringProtocol) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
            if let end = part.prefix(34).firstIndex(of: ";"),
                let character = MarkdownReader.character(of: String(part[..<end]))
            {
                result += character + part[part.index(after: end)...]
            } else {
                result += "&" + part
            }
        }
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
}
