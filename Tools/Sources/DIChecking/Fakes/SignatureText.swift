// SPDX-License-Identifier: Apache-2.0

/// The effects and the result of a function, read from its declaration as the compiler prints it.
struct SignatureText {
    /// Whether it can throw any error.
    let canThrow: Bool
    /// The result; nil for none.
    var result: String?

    /// Reads a declaration without a body, such as `func read<T>(_ path: String) async throws -> [T] where T : Decodable`.
    init(_ declaration: String) {
        let rest = Self.behindParameters(declaration)
        let effects = rest.prefix(upTo: Self.arrow(in: rest)?.lowerBound ?? rest.endIndex)
        // `throws(E)` has no error that is known here, and `rethrows` only those of its arguments.
        canThrow = effects.contains(#/\bthrows\b(?!\()/#)
        result = Self.arrow(in: rest).map { arrow in
            let type = rest[arrow.upperBound...]
            return String(Self.outermost(" where ", in: type).map { type[..<$0.lowerBound] } ?? type)
        }
        if result == "Void" || result == "()" { result = nil }
    }

    /// The text behind the parameters; all of it where there are none.
    private static func behindParameters(_ declaration: String) -> Substring {
        guard let name = declaration.firstRange(of: #/\b(func [^\s\w(]+ |func [^ (<]+|init[?!]?|subscript)(?=[(<])/#)
        else {
            return declaration[...]
        }
        var depth = 0
        var index = name.upperBound
        var isParameterList = false
        while index < declaration.endIndex {
            switch declaration[index] {
            case "(" where depth == 0:
                isParameterList = true
                depth += 1
            case "(", "[", "<": depth += 1
            case ">" where declaration[..<index].hasSuffix("-"): break
            case ")", "]", ">": depth -= 1
            default: break
            }
            index = declaration.index(after: index)
            if isParameterList, depth == 0 { return declaration[index...] }
        }
        return declaration[...]
    }

    private static func arrow(in text: Substring) -> Range<Substring.Index>? { outermost("-> ", in: text) }

    /// The first place of a text that is in no brackets.
    private static func outermost(_ word: String, in text: Substring) -> Range<Substring.Index>? {
        var depth = 0
        var index = text.startIndex
        while index < text.endIndex {
            if depth == 0, text[index...].hasPrefix(word) {
                return index..<text.index(index, offsetBy: word.count)
            }
            switch text[index] {
            case "(", "[", "<": depth += 1
            case ">" where text[..<index].hasSuffix("-"): break
            case ")", "]", ">": depth -= 1
            default: break
            }
            index = text.index(after: index)
        }
        return nil
    }
}
