// SPDX-License-Identifier: Apache-2.0

struct HTMLTag {
    /// The name in small letters.
    let name: String
    /// Whether the tag ends an element that a tag of the same name began.
    let isClosing: Bool
    /// Its attributes, by names in lower case.
    let attributes: [String: String]
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

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func next() -> Token? {
        let start = index
        while index < bytes.count {
            let end = index
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if bytes[index...].starts(with: "<!--".utf8) || bytes[index...].starts(with: "<?".utf8) {
                if start < end { return .text(decoded(start..<end)) }
                skip(to: bytes[index...].starts(with: "<?".utf8) ? "?>" : "-->")
                return next()
            }
            if let tag = tag() {
                if start == end { return .tag(tag) }
                index = end
                return .text(decoded(start..<end))
            }
            index = end + 1
        }
        return start < index ? .text(decoded(start..<index)) : nil
    }

    private mutating func skip(to end: String) {
        while index < bytes.count, !bytes[index...].starts(with: end.utf8) { index += 1 }
        index = min(bytes.count, index + end.utf8.count)
    }

    private mutating func tag() -> HTMLTag? {
        let limit = min(bytes.count, index + Self.longestTag)
        index += 1
        let isClosing = index < limit && bytes[index] == UInt8(ascii: "/")
        if isClosing || index < limit && bytes[index] == UInt8(ascii: "!") { index += 1 }
        let name = take(upTo: limit, while: Self.isNameByte)
        guard name.utf8.first.map({ !(0x30...0x39).contains($0) }) ?? false else { return nil }
        var attributes: [String: String] = [:]
        while index < limit, bytes[index] != UInt8(ascii: ">") {
            let key = take(upTo: limit) { !Self.isBlank($0) && !"\"'<>/=".utf8.contains($0) }
            if key.isEmpty {
                guard Self.isBlank(bytes[index]) || bytes[index] == UInt8(ascii: "/") else { return nil }
                index += 1
            } else if let value = value(upTo: limit) {
                attributes[key.lowercased()] = attributes[key.lowercased()] ?? value
            } else {
                return nil
            }
        }
        guard index < limit else { return nil }
        index += 1
        return HTMLTag(name: name.lowercased(), isClosing: isClosing, attributes: attributes)
    }

    /// Takes the value of an attribute, which is empty if there is none; nil if its end is missing.
    private mutating func value(upTo limit: Int) -> String? {
        _ = take(upTo: limit, while: Self.isBlank)
        guard index < limit, bytes[index] == UInt8(ascii: "=") else { return "" }
        index += 1
        _ = take(upTo: limit, while: Self.isBlank)
        guard index < limit else { return nil }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return take(upTo: limit) { !Self.isBlank($0) && !"\"'<>=`".utf8.contains($0) }
        }
        index += 1
        let value = take(upTo: limit) { $0 != quote }
        index += 1
        return index < limit ? value : nil
    }

    private mutating func take(upTo limit: Int, while isIncluded: (UInt8) -> Bool) -> String {
        let start = index
        while index < limit, isIncluded(bytes[index]) { index += 1 }
        return decoded(start..<index)
    }

    /// Returns a text with its entities written out.
    private func decoded(_ range: Range<Int>) -> String {
        let text = String(decoding: bytes[range], as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { result, part in
            if let end = part.prefix(34).firstIndex(of: ";"), let character = MarkdownReader.character(of: part[..<end])
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

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }
}
