// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

/// A YAML text in the form that libyaml reads, without the characters that libyaml and this reader take differently.
///
/// A character of private use takes the place of each `*`, so libyaml never sees an alias. It produces a plain scalar
/// instead, which the builder of the tree looks up by itself, within limits. Yams would expand a few hundred bytes of
/// aliases to more than any memory holds. Stars in texts, comments and blocks come back unchanged.
///
/// U+0085, U+2028 and U+2029 are replaced as well: libyaml ends a line at each of them, as in YAML 1.1. In YAML 1.2 they are
/// ordinary characters.
struct YAMLText {
    let text: String
    /// The original of each replacement; empty if nothing was replaced.
    private let originals: [Unicode.Scalar: Unicode.Scalar]
    private let star: Unicode.Scalar

    private static let star: Unicode.Scalar = "*"
    private static let lineEnds: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]

    init(_ source: [UInt8]) throws(SyntaxProblem) {
        let text = String(decoding: source, as: UTF8.self)
        // Each replaced character is or begins with one of these bytes.
        guard source.contains(where: { $0 == UInt8(ascii: "*") || $0 == 0xC2 || $0 == 0xE2 }) else {
            self.text = text
            star = Self.star
            originals = [:]
            return
        }
        let replaced = [Self.star] + Self.lineEnds
        let free = Self.unused(replaced.count, in: text)
        guard free.count == replaced.count else {
            throw SyntaxProblem("the text uses every private-use character", fix: "remove some")
        }
        let replacements = Dictionary(uniqueKeysWithValues: zip(replaced, free))
        var result = String.UnicodeScalarView()
        result.reserveCapacity(source.count)
        for scalar in text.unicodeScalars { result.append(replacements[scalar] ?? scalar) }
        self.text = String(result)
        star = free[0]
        originals = Dictionary(uniqueKeysWithValues: zip(free, replaced))
    }

    func original(_ part: String) -> String {
        guard !originals.isEmpty, part.utf8.contains(where: { $0 >= 0xF0 }) else { return part }
        var result = String.UnicodeScalarView()
        for scalar in part.unicodeScalars { result.append(originals[scalar] ?? scalar) }
        return String(result)
    }

    /// Returns the name of the anchor that a scalar refers to; nil if the scalar is not an alias.
    func alias(_ scalar: Node.Scalar) throws(SyntaxProblem) -> String? {
        guard !originals.isEmpty, scalar.style == .plain, scalar.string.unicodeScalars.first == star else { return nil }
        let name = String(scalar.string.unicodeScalars.dropFirst())
        let isName = name.utf8.allSatisfy {
            Character(Unicode.Scalar($0)).isLetter && $0 < 0x80 || "0123456789_-".utf8.contains($0)
        }
        guard !name.isEmpty, isName, scalar.anchor == nil else {
            throw SyntaxProblem(
                "'*' begins an alias, which is a name without an anchor",
                at: scalar.mark.map(TextPosition.init),
                fix: "quote a string that begins with '*'")
        }
        return name
    }

    /// Returns private-use characters that the text does not contain.
    private static func unused(_ count: Int, in text: String) -> [Unicode.Scalar] {
        let candidates = (UInt32(0xF0000)...0xFFFFD).lazy.compactMap(Unicode.Scalar.init)
        let used = Set(text.unicodeScalars.lazy.filter { (0xF0000...0xFFFFD).contains($0.value) })
        return Array(candidates.filter { !used.contains($0) }.prefix(count))
    }
}
#endif
