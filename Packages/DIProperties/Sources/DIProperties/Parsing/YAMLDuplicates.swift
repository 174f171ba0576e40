// SPDX-License-Identifier: Apache-2.0

#if YAML
import Yams

/// The search for the second of two equal keys; Yams only names the place of the first.
///
/// The first is renamed to another name of the same length, and the text is composed again. Either that succeeds and the tree
/// can be searched, or Yams names the place of the next equal key, which is the second of three.
enum YAMLDuplicates {
    /// A private-use character, which no key contains.
    private static let stamp: Unicode.Scalar = "\u{E9A7}"

    static func problem(in whole: YAMLText, first: TextPosition) -> SyntaxProblem {
        let text = whole.text
        let unknown = SyntaxProblem("a key is defined twice in one map", at: first, fix: "remove one of the two")
        guard let (changed, key) = renaming(at: first, in: text) else { return unknown }
        do {
            guard let root = try Parser(yaml: changed, resolver: .basic, encoding: .utf8).singleRoot(),
                let second = find(key, besides: first, in: root)
            else { return unknown }
            return .duplicateKey(whole.original(key), at: second, first: first)
        } catch YamlError.duplicatedKeysInMapping(let names, let context) where names.contains(key) {
            return .duplicateKey(whole.original(key), at: TextPosition(context.mark), first: first)
        } catch {
            return unknown
        }
    }

    /// Returns the text with the first character of a key replaced, and the key.
    private static func renaming(at position: TextPosition, in text: String) -> (text: String, key: String)? {
        var scalars = Array(text.unicodeScalars)
        guard var index = offset(of: position, in: scalars) else { return nil }
        let quote = scalars[index] == "\"" || scalars[index] == "'" ? scalars[index] : nil
        if quote != nil { index += 1 }
        guard index < scalars.count else { return nil }
        let end = scalars[index...].firstIndex { scalar in
            quote.map { scalar == $0 } ?? (scalar == ":" || scalar == "\n" || scalar == ",")
        }
        guard let end, end > index, scalars[index] != "&", scalars[index] != "!", scalars[index] != "*" else {
            return nil
        }
        var key = String(String.UnicodeScalarView(scalars[index..<end]))
        while quote == nil, key.last == " " { key.removeLast() }
        scalars[index] = stamp
        return (String(String.UnicodeScalarView(scalars)), key)
    }

    private static func offset(of position: TextPosition, in scalars: [Unicode.Scalar]) -> Int? {
        var line = 1
        var index = 0
        while line < position.line, index < scalars.count {
            if scalars[index] == "\n" || (scalars[index] == "\r" && scalars[safe: index + 1] != "\n") { line += 1 }
            index += 1
        }
        index += position.column - 1
        return index < scalars.count ? index : nil
    }

    /// Returns the position of a key in the map that has the renamed one.
    private static func find(_ key: String, besides first: TextPosition, in node: Node) -> TextPosition? {
        switch node {
        case .sequence(let sequence):
            for element in sequence {
                if let found = find(key, besides: first, in: element) { return found }
            }
        case .mapping(let mapping):
            if mapping.contains(where: { $0.key.mark.map(TextPosition.init) == first }) {
                let other = mapping.first { $0.key.scalar?.string == key }
                return other?.key.mark.map(TextPosition.init)
            }
            for (_, value) in mapping {
                if let found = find(key, besides: first, in: value) { return found }
            }
        default: break
        }
        return nil
    }
}

#endif
