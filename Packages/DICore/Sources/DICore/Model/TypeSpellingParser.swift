// SPDX-License-Identifier: Apache-2.0

/// Reads the runtime's name of a type from left to right, in one pass.
///
/// Whatever it does not know stands in the result as it is.
struct TypeSpellingParser {
    private static let contextMarker = "(unknown context at "
    private static let extensionMarker = "(extension in "

    private var rest: Substring

    init(_ name: String) {
        rest = Substring(name)
    }

    /// Reads up to the bracket that closes what is around, or to a comma if it separates arguments.
    mutating func parse(stopsAtComma: Bool = false) -> TypeSpelling {
        var result = TypeSpelling()
        while let character = rest.first {
            switch character {
            case ">", "}", ")": return result
            case "," where stopsAtComma: return result
            case "(": parseParenthesis(into: &result)
            case "-" where rest.hasPrefix("->"):
                result.isCompound = true
                take(2, into: &result)
            case "&":
                result.isCompound = true
                take(1, into: &result)
            case "=" where rest.hasPrefix("== "):
                // `any Sequence<Self.Element == Int>` is written `Sequence<Int>`.
                result = TypeSpelling()
                rest = rest.dropFirst(3)
            case _ where Self.isNamePart(character): parseName(into: &result)
            default: take(1, into: &result)
            }
        }
        return result
    }

    private mutating func parseParenthesis(into result: inout TypeSpelling) {
        if rest.hasPrefix(Self.extensionMarker), let end = rest.firstIndex(of: ":") {
            rest = rest[rest.index(after: end)...]
            return
        }
        take(1, into: &result)
        if rest.first == ")" {
            rest.removeFirst()
            result.parts[result.parts.count - 1] = .text(rest.first == " " ? "()" : "Void")
            return
        }
        result.parts += parse().parts
        take(1, into: &result)
    }

    private mutating func parseName(into result: inout TypeSpelling) {
        if rest.hasPrefix("any ") {
            rest = rest.dropFirst(4)
            return
        }
        var name = TypeSpelling.Name(path: [], identity: "")
        repeat {
            while rest.hasPrefix(Self.contextMarker), let end = rest.firstIndex(of: ")") {
                name.identity += rest[...end]
                rest = rest[rest.index(after: end)...].drop { $0 == "." }
            }
            let part = Self.privateName(in: rest) ?? (rest.prefix(while: Self.isNamePart), nil)
            let end = part.end ?? part.name.endIndex
            name.identity += rest[..<end] + "."
            rest = rest[end...]
            name.path.append((String(part.name), parseArguments()))
        } while skipDot()
        if name.path.count == 1, name.path[0].name == "Pack" {
            parsePack(into: &result)
        } else {
            result.parts.append(.name(name))
        }
    }

    /// `Strength` of `(Strength in _1E5880FC…)`, as private protocols are written where they have arguments.
    private static func privateName(in rest: Substring) -> (name: Substring, end: Substring.Index?)? {
        guard rest.first == "(" else { return nil }
        let name = rest.dropFirst().prefix(while: isNamePart)
        let file = rest[name.endIndex...]
        guard !name.isEmpty, file.hasPrefix(" in _"), let end = file.firstIndex(of: ")") else { return nil }
        return (name, file.index(after: end))
    }

    /// The members of a parameter pack stand among the arguments without a word.
    private mutating func parsePack(into result: inout TypeSpelling) {
        guard rest.first == "{" else {
            result.parts.append(.text("Pack"))
            return
        }
        rest.removeFirst()
        result.parts += parse().parts
        rest = rest.dropFirst()
    }

    private mutating func parseArguments() -> [TypeSpelling] {
        guard rest.first == "<" else { return [] }
        var arguments: [TypeSpelling] = []
        repeat {
            rest.removeFirst()
            rest = rest.drop { $0 == " " }
            arguments.append(parse(stopsAtComma: true))
        } while rest.first == ","
        rest = rest.dropFirst()
        return arguments
    }

    private mutating func skipDot() -> Bool {
        guard rest.first == "." else { return false }
        let next = rest.dropFirst()
        guard
            next.hasPrefix(Self.contextMarker) || next.first.map(Self.isNamePart) == true
                || Self.privateName(in: next) != nil
        else { return false }
        rest = next
        return true
    }

    private mutating func take(_ count: Int, into result: inout TypeSpelling) {
        result.parts.append(.text(String(rest.prefix(count))))
        rest = rest.dropFirst(count)
    }

    private static func isNamePart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// A text of the runtime without the addresses that tell private types apart, which differ from process to process.
    static func withoutAddresses(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let character = rest.first {
            if rest.hasPrefix(contextMarker), let end = rest.firstIndex(of: ")") {
                rest = rest[rest.index(after: end)...].drop { $0 == "." }
            } else if rest.hasPrefix("0x") {
                result += "0x…"
                rest = rest.dropFirst(2).drop(while: \.isHexDigit)
            } else {
                result.append(character)
                rest.removeFirst()
            }
        }
        return result
    }
}
