// SPDX-License-Identifier: Apache-2.0

import DICore

/// Parses the runtime's name of a type in one pass over its UTF-8, and writes it as people do.
///
/// Unknown syntax is copied to the result.
struct TypeSpellingParser {
    /// The names of the types in the text.
    private(set) var names: [_TypeSpelling.Name] = []
    /// The name that makes up the whole text.
    private(set) var outermost: _TypeSpelling.Name?

    private let bytes: [UInt8]
    private var next: Int = 0
    private var output: [UInt8] = []
    /// Whether the text since the enclosing bracket needs parentheses before a suffix.
    private var isCompound: Bool = false
    private let isQualified: (_TypeSpelling.Name) -> Bool
    /// Whether a name is that of a protocol; nil if `any` is not written.
    private let isProtocol: ((_TypeSpelling.Name) -> Bool)?
    /// The composition that the next name may be a part of.
    private var composition: Composition = Composition(start: 0)

    init(
        _ name: String, isProtocol: ((_TypeSpelling.Name) -> Bool)? = nil,
        isQualified: @escaping (_TypeSpelling.Name) -> Bool
    ) {
        bytes = Array(name.utf8)
        output.reserveCapacity(bytes.count)
        self.isQualified = isQualified
        self.isProtocol = isProtocol
    }

    /// The text.
    mutating func parse() -> String {
        parse(stopsAtComma: false)
        while next < bytes.count {
            // A bracket that closes nothing.
            take(1)
            parse(stopsAtComma: false)
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Parses up to the enclosing closing bracket, or up to a comma that separates arguments.
    private mutating func parse(stopsAtComma: Bool) {
        let start = output.count
        let firstName = names.count
        isCompound = false
        while next < bytes.count {
            switch bytes[next] {
            case UInt8(ascii: ">"), UInt8(ascii: "}"), UInt8(ascii: ")"): return
            case UInt8(ascii: ",") where stopsAtComma: return
            case UInt8(ascii: "("): parseParenthesis()
            case UInt8(ascii: "-") where isNext("->"):
                take(2)
                isCompound = true
            case UInt8(ascii: "&"):
                take(1)
                isCompound = true
                composition.goesOn = true
            case UInt8(ascii: "=") where isNext("== "):
                // `any Sequence<Self.Element == Int>` is written `Sequence<Int>`.
                output.removeSubrange(start...)
                names.removeSubrange(firstName...)
                next += 3
            case let byte where Self.isNamePart(byte): parseWord()
            default: take(1)
            }
        }
    }

    private mutating func parseParenthesis() {
        if isNext("(extension in ") {
            while next < bytes.count, bytes[next] != UInt8(ascii: ":") { next += 1 }
            next += 1
        } else if isNext("()") {
            next += 2
            write(isNext(" ") ? "()" : "Void")
        } else {
            let isAroundCompound = isCompound
            take(1)
            parse(stopsAtComma: false)
            isCompound = isAroundCompound
            take(1)
        }
    }

    /// Parses a name, or a word of the runtime that source code writes differently or not at all.
    private mutating func parseWord() {
        if isNext("any ") {
            next += 4
            beginName()
            writeAny()
            composition.goesOn = true
        } else if isNext("__owned ") {
            next += 8
            if !output.hasSuffix("sending ") { write("consuming ") }
        } else {
            parseName()
        }
    }

    private mutating func parseName() {
        beginName()
        let composition = composition
        var name = Written(at: output.count)
        repeat {
            if name.count == 1 { name.endOfModule = output.count }
            skipContexts(of: &name)
            parsePart(of: &name)
        } while skipDot()
        self.composition = composition
        finish(name)
    }

    private mutating func parsePart(of name: inout Written) {
        let start = next
        var part: Range<Int>
        if let found = privateName() {
            part = found
            name.isPrivate = true
        } else {
            part = nameRange(from: next)
            next = part.upperBound
        }
        let text = text(of: part)
        name.add(text)
        if name.isPrivate { name.identity += bytes[start..<next] }
        if name.count == 1, bytes[part].elementsEqual("Pack".utf8), isNext("{") {
            parsePack()
        } else {
            output += text
            parseArguments(of: &name)
        }
    }

    /// The members of a parameter pack are among the arguments, without a keyword.
    private mutating func parsePack() {
        let wasCompound = isCompound
        next += 1
        parse(stopsAtComma: false)
        next += 1
        isCompound = wasCompound
    }

    private mutating func parseArguments(of name: inout Written) {
        guard isNext("<") else { return }
        let wasCompound = isCompound
        if isNext("<Self: ~") {
            // `any Grinder<Self: ~Swift.Copyable>` is written `any Grinder & ~Copyable`.
            next += 7
            if name.count == 1, name.short.elementsEqual("Any".utf8) {
                output.removeLast(3)
            } else {
                write(" & ")
            }
            parse(stopsAtComma: false)
            next += 1
            isCompound = true
            return
        }
        repeat {
            take(1)
            while isNext(" ") { take(1) }
            name.argumentStarts.append(output.count)
            parse(stopsAtComma: true)
        } while isNext(",")
        name.isArgumentCompound = isCompound
        isCompound = wasCompound
        take(1)
    }
}

// MARK: - What a name becomes

extension TypeSpellingParser {
    /// A name that is being written.
    private struct Written {
        /// The offset of its start in the output.
        let start: Int
        /// The offset after the module and its dot.
        var endOfModule: Int
        /// The number of its parts so far, including the module.
        private(set) var count: Int = 0
        private(set) var module: [UInt8] = []
        private(set) var short: [UInt8] = []
        /// The discriminator of a private name, as the runtime writes it.
        var identity: [UInt8] = []
        var isPrivate: Bool = false
        /// The offset of the last part's arguments in the output.
        var argumentStarts: [Int] = []
        var isArgumentCompound: Bool = false

        init(at start: Int) {
            self.start = start
            endOfModule = start
        }

        mutating func add(_ part: ArraySlice<UInt8>) {
            if count == 1 {
                swap(&module, &short)
            } else if count > 0 {
                short.append(UInt8(ascii: "."))
            }
            short += part
            count += 1
            argumentStarts = []
        }
    }

    private mutating func finish(_ written: Written) {
        // Words of the runtime's own have no module.
        guard !written.module.isEmpty else {
            if written.short.elementsEqual("Any".utf8), isNext(".Type") { writeAny() }
            return
        }
        let module = String(decoding: written.module, as: UTF8.self)
        let short = String(decoding: written.short, as: UTF8.self)
        let identity = written.isPrivate ? String(decoding: written.identity, as: UTF8.self) : short
        let name = _TypeSpelling.Name(
            module: module, short: short, identity: "\(module).\(identity)", isPrivate: written.isPrivate)
        names.append(name)
        if written.start == 0, next == bytes.count { outermost = name }
        guard !sugar(written) else { return }
        if !isQualified(name) { output.removeSubrange(written.start..<written.endOfModule) }
        if isProtocol?(name) == true { writeAny() }
    }

    /// Protocols and a class joined by `&`, with one `any` before all of them.
    private struct Composition {
        /// The offset of its start in the output.
        let start: Int
        var hasAny: Bool = false
        /// Whether the next name is a part of it.
        var goesOn: Bool = false
    }

    /// Starts or continues the composition that a name is a part of.
    private mutating func beginName() {
        if composition.goesOn {
            composition.goesOn = false
        } else {
            composition = Composition(start: output.count)
        }
    }

    private mutating func writeAny() {
        guard isProtocol != nil, !composition.hasAny else { return }
        output.insert(contentsOf: "any ".utf8, at: composition.start)
        composition.hasAny = true
        isCompound = true
        if isNext(".Protocol") {
            // `P.Protocol` is written `(any P).Type`, and the dot that follows belongs to the whole.
            next += ".Protocol".utf8.count
            output.insert(UInt8(ascii: "("), at: composition.start)
            write(").Type")
            isCompound = false
        }
    }

    /// Writes `[Element]`, `[Key: Value]` and `Wrapped?`.
    private mutating func sugar(_ name: Written) -> Bool {
        guard name.count == 2, let first = name.argumentStarts.first, name.module.elementsEqual("Swift".utf8) else {
            return false
        }
        switch name.argumentStarts.count {
        case 1 where name.short.elementsEqual("Array".utf8):
            output[output.count - 1] = UInt8(ascii: "]")
            output.replaceSubrange(name.start..<first, with: "[".utf8)
        case 2 where name.short.elementsEqual("Dictionary".utf8):
            output[output.count - 1] = UInt8(ascii: "]")
            let second = name.argumentStarts[1]
            output.replaceSubrange(second - 2..<second, with: ": ".utf8)
            output.replaceSubrange(name.start..<first, with: "[".utf8)
        case 1 where name.short.elementsEqual("Optional".utf8):
            output.replaceSubrange(output.count - 1..<output.count, with: (name.isArgumentCompound ? ")?" : "?").utf8)
            output.replaceSubrange(name.start..<first, with: (name.isArgumentCompound ? "(" : "").utf8)
        default: return false
        }
        return true
    }
}

// MARK: - Reading

extension TypeSpellingParser {
    private static let contextMarker: String = "(unknown context at "

    /// Skips the addresses of private contexts.
    private mutating func skipContexts(of name: inout Written) {
        while isNext(Self.contextMarker) {
            let start = next
            while next < bytes.count, bytes[next] != UInt8(ascii: ")") { next += 1 }
            name.isPrivate = true
            name.identity += bytes[start..<next]
            next += 1
            if isNext(".") { next += 1 }
        }
    }

    /// Parses `Strength` of `(Strength in _1E5880FC…)`, the form of private protocols with arguments.
    private mutating func privateName() -> Range<Int>? {
        guard let (name, end) = privateName(at: next) else { return nil }
        next = end
        return name
    }

    private func privateName(at start: Int) -> (name: Range<Int>, end: Int)? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
        let name = nameRange(from: start + 1)
        guard !name.isEmpty, isNext(" in _", at: name.upperBound) else { return nil }
        var end = name.upperBound
        while end < bytes.count, bytes[end] != UInt8(ascii: ")") { end += 1 }
        return (name, min(end + 1, bytes.count))
    }

    /// Whether a name ends here: the name of a metatype is that of its instances with a suffix.
    private func isMetatype(at start: Int) -> Bool {
        let end = nameRange(from: start).upperBound
        return end - start == 4 && isNext("Type", at: start) || end - start == 8 && isNext("Protocol", at: start)
    }

    private mutating func skipDot() -> Bool {
        guard isNext("."), next + 1 < bytes.count, !isMetatype(at: next + 1) else { return false }
        guard
            Self.isNamePart(bytes[next + 1]) || isNext(Self.contextMarker, at: next + 1)
                || privateName(at: next + 1) != nil
        else { return false }
        take(1)
        return true
    }

    /// Returns the name that starts at an offset; a name in backticks may contain anything but a backtick.
    private func nameRange(from start: Int) -> Range<Int> {
        var end = start
        if end < bytes.count, bytes[end] == UInt8(ascii: "`") {
            end += 1
            while end < bytes.count, bytes[end] != UInt8(ascii: "`") { end += 1 }
            return start..<min(end + 1, bytes.count)
        }
        while end < bytes.count, Self.isNamePart(bytes[end]), bytes[end] != UInt8(ascii: "`") { end += 1 }
        return start..<end
    }

    /// Returns a part of a name as in source code: within backticks, the runtime writes U+00A0 for a space.
    private func text(of part: Range<Int>) -> ArraySlice<UInt8> {
        guard bytes[part].first == UInt8(ascii: "`") else { return bytes[part] }
        var text: [UInt8] = []
        for byte in bytes[part] {
            if byte == 0xA0, text.last == 0xC2 {
                text[text.count - 1] = UInt8(ascii: " ")
            } else {
                text.append(byte)
            }
        }
        return text[...]
    }

    /// Letters, digits and everything outside ASCII; the runtime's own signs are all ASCII.
    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }

    private func isNext(_ text: String) -> Bool {
        isNext(text, at: next)
    }

    private func isNext(_ text: String, at start: Int) -> Bool {
        bytes[min(start, bytes.count)...].starts(with: text.utf8)
    }

    private mutating func take(_ count: Int) {
        let end = min(next + count, bytes.count)
        output += bytes[next..<end]
        next = end
    }

    private mutating func write(_ text: String) {
        output += text.utf8
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ text: String) -> Bool {
        suffix(text.utf8.count).elementsEqual(text.utf8)
    }
}
