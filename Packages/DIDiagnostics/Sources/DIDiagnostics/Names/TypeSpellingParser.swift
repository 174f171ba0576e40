// SPDX-License-Identifier: Apache-2.0

/// Parses the runtime's name of a type in one pass over its UTF-8, and writes it as source code does.
///
/// Unknown syntax is copied to the result.
struct TypeSpellingParser {
    /// The names of the types in the text.
    private(set) var names: [_TypeSpelling.Name] = []
    /// The name that makes up the whole text.
    private(set) var outermost: _TypeSpelling.Name?

    private let bytes: [UInt8]
    private var next: Int = 0
    private let isQualified: (_TypeSpelling.Name) -> Bool
    /// Whether a name is a protocol's; nil if `any` is not written.
    private let isProtocol: ((_TypeSpelling.Name) -> Bool)?

    init(
        _ name: String, isProtocol: ((_TypeSpelling.Name) -> Bool)? = nil,
        isQualified: @escaping (_TypeSpelling.Name) -> Bool
    ) {
        bytes = Array(name.utf8)
        self.isQualified = isQualified
        self.isProtocol = isProtocol
    }

    mutating func parse() -> String {
        var text = parsePhrase().text
        // An unmatched closing bracket.
        while next < bytes.count { text += take(1) + parsePhrase().text }
        return text
    }

    /// The text between two brackets, or between commas that separate arguments.
    private struct Phrase {
        /// The text before the current name, or before the protocols and the class that `&` joins to it.
        var start: String = ""
        var current: String = ""
        /// Whether `any` is written before the current name.
        var hasAny: Bool = false
        /// Whether the next name is joined to the current one.
        var goesOn: Bool = false
        /// Whether the text needs parentheses before a suffix.
        var isCompound: Bool = false

        var text: String { start + current }

        mutating func beginName() {
            if !goesOn { (start, current, hasAny) = (text, "", false) }
            goesOn = false
        }
    }

    private mutating func parsePhrase(stopsAtComma: Bool = false) -> Phrase {
        var phrase = Phrase()
        let firstName = names.count
        while next < bytes.count {
            switch Unicode.Scalar(bytes[next]) {
            case ">", "}", ")": return phrase
            case "," where stopsAtComma: return phrase
            case "(": parseParenthesis(in: &phrase)
            case "-" where isNext("->"):
                phrase.current += take(2)
                phrase.isCompound = true
            case "&":
                phrase.current += take(1)
                (phrase.isCompound, phrase.goesOn) = (true, true)
            case "=" where isNext("== "):
                // `any Sequence<Self.Element == Int>` is written `Sequence<Int>`.
                (phrase.start, phrase.current) = ("", "")
                names.removeSubrange(firstName...)
                next += 3
            case _ where Self.isNamePart(bytes[next]): parseWord(in: &phrase)
            default: phrase.current += take(1)
            }
        }
        return phrase
    }

    private mutating func parseParenthesis(in phrase: inout Phrase) {
        if isNext("(extension in ") {
            skip(through: ":")
        } else if isNext("()") {
            next += 2
            phrase.current += isNext(" ") ? "()" : "Void"
        } else {
            phrase.current += take(1) + parsePhrase().text + take(1)
        }
    }

    /// Parses a name, or a word of the runtime that source code writes differently or not at all.
    private mutating func parseWord(in phrase: inout Phrase) {
        if isNext("any ") {
            next += 4
            phrase.beginName()
            writeAny(in: &phrase)
            phrase.goesOn = true
        } else if isNext("__owned ") {
            next += 8
            if !phrase.text.hasSuffix("sending ") { phrase.current += "consuming " }
        } else {
            parseName(in: &phrase)
        }
    }

    private mutating func writeAny(in phrase: inout Phrase) {
        guard isProtocol != nil, !phrase.hasAny else { return }
        phrase.current = "any " + phrase.current
        (phrase.hasAny, phrase.isCompound) = (true, true)
        guard isNext(".Protocol") else { return }
        // `P.Protocol` is written `(any P).Type`, and the dot that follows belongs to the whole.
        next += ".Protocol".utf8.count
        phrase.current = "(\(phrase.current)).Type"
        phrase.isCompound = false
    }

    // MARK: - Names

    /// A part of a dotted name.
    private struct Part {
        var name: String = ""
        /// The name, with the discriminator of a private one as the runtime writes it.
        var identity: String = ""
        var isPrivate: Bool = false
        var arguments: [Phrase] = []
        /// The name with its arguments.
        var text: String = ""
        /// Whether the text is a composition.
        var isCompound: Bool = false
    }

    private mutating func parseName(in phrase: inout Phrase) {
        phrase.beginName()
        let isFirst = phrase.text.isEmpty
        var parts = [parsePart(isFirst: true)]
        while skipDot() { parts.append(parsePart(isFirst: false)) }
        if parts.contains(where: \.isCompound) { phrase.isCompound = true }
        // Words of the runtime's own have no module.
        guard parts.count > 1 else {
            phrase.current += parts[0].text
            if parts[0].name == "Any", isNext(".Type") { writeAny(in: &phrase) }
            return
        }
        let name = _TypeSpelling.Name(
            module: parts[0].name, short: parts.dropFirst().map(\.name).joined(separator: "."),
            identity: parts.map(\.identity).joined(separator: "."), isPrivate: parts.contains(where: \.isPrivate))
        names.append(name)
        if isFirst, next == bytes.count { outermost = name }
        if let sugar = Self.sugar(of: parts) { return phrase.current += sugar }
        phrase.current += parts.dropFirst(isQualified(name) ? 0 : 1).map(\.text).joined(separator: ".")
        if isProtocol?(name) == true { writeAny(in: &phrase) }
    }

    private mutating func parsePart(isFirst: Bool) -> Part {
        var part = Part()
        let start = next
        // The address of a private context.
        while isNext(Self.contextMarker) {
            skip(through: ")")
            if isNext(".") { next += 1 }
            part.isPrivate = true
        }
        var range = nameRange(from: next)
        next = range.upperBound
        if range.isEmpty, let (name, end) = privateName(at: next) { (range, next, part.isPrivate) = (name, end, true) }
        part.name = text(of: range)
        part.identity = part.isPrivate ? text(of: start..<next) : part.name
        part.text = part.name
        if isFirst, part.name == "Pack", isNext("{") {
            // The members of a parameter pack are among the arguments, without a keyword.
            next += 1
            part.text = parsePhrase().text
            next += 1
        } else if isNext("<Self: ~") {
            // `any Grinder<Self: ~Swift.Copyable>` is written `any Grinder & ~Copyable`.
            next += 7
            part.text = (isFirst && part.name == "Any" ? "" : part.name + " & ") + parsePhrase().text
            part.isCompound = true
            next += 1
        } else if isNext("<") {
            repeat {
                next += 1
                while isNext(" ") { next += 1 }
                part.arguments.append(parsePhrase(stopsAtComma: true))
            } while isNext(",")
            next += 1
            part.text += "<\(part.arguments.map(\.text).joined(separator: ", "))>"
        }
        return part
    }

    /// Writes `[Element]`, `[Key: Value]` and `Wrapped?`.
    private static func sugar(of parts: [Part]) -> String? {
        guard parts.count == 2, parts[0].name == "Swift", let first = parts[1].arguments.first else { return nil }
        return switch (parts[1].name, parts[1].arguments.count) {
        case ("Array", 1): "[\(first.text)]"
        case ("Dictionary", 2): "[\(first.text): \(parts[1].arguments[1].text)]"
        case ("Optional", 1): first.isCompound ? "(\(first.text))?" : first.text + "?"
        default: nil
        }
    }

    // MARK: - Reading

    private static let contextMarker: String = "(unknown context at "

    /// Finds `Strength` of `(Strength in _1E5880FC…)`, the form of private protocols with arguments.
    private func privateName(at start: Int) -> (name: Range<Int>, end: Int)? {
        let name = nameRange(from: start + 1)
        guard isNext("(", at: start), !name.isEmpty, isNext(" in _", at: name.upperBound) else { return nil }
        let end = bytes[name.upperBound...].firstIndex(of: UInt8(ascii: ")"))
        return (name, end.map { $0 + 1 } ?? bytes.count)
    }

    /// Skips the dot before another part of a name. The name of a metatype is its instance type's with a suffix.
    private mutating func skipDot() -> Bool {
        guard isNext(".") else { return false }
        let name = nameRange(from: next + 1)
        guard
            name.isEmpty
                ? isNext(Self.contextMarker, at: next + 1) || privateName(at: next + 1) != nil
                : !["Type", "Protocol"].contains(text(of: name))
        else { return false }
        next += 1
        return true
    }

    /// Returns the name that starts at an offset; a name in backticks may contain anything but a backtick.
    private func nameRange(from start: Int) -> Range<Int> {
        guard start < bytes.count else { return bytes.count..<bytes.count }
        if isNext("`", at: start) {
            let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "`"))
            return start..<(end.map { $0 + 1 } ?? bytes.count)
        }
        return start..<(bytes[start...].firstIndex { !Self.isNamePart($0) || $0 == UInt8(ascii: "`") } ?? bytes.count)
    }

    /// Returns a part of a name as in source code: within backticks, the runtime writes U+00A0 for a space.
    private func text(of part: Range<Int>) -> String {
        let text = String(decoding: bytes[part], as: UTF8.self)
        return text.hasPrefix("`") ? text.replacing("\u{A0}", with: " ") : text
    }

    /// Letters, digits and everything outside ASCII; the runtime's own signs are all ASCII.
    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "`", "\u{80}"...: true
        default: false
        }
    }

    private func isNext(_ text: String, at start: Int? = nil) -> Bool {
        bytes[min(start ?? next, bytes.count)...].starts(with: text.utf8)
    }

    private mutating func take(_ count: Int) -> String {
        let start = min(next, bytes.count)
        next = min(start + count, bytes.count)
        return String(decoding: bytes[start..<next], as: UTF8.self)
    }

    private mutating func skip(through sign: Unicode.Scalar) {
        next = bytes[next...].firstIndex(of: UInt8(ascii: sign)).map { $0 + 1 } ?? bytes.count
    }
}
