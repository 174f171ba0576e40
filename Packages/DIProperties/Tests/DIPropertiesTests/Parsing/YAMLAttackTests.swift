// SPDX-License-Identifier: Apache-2.0

import DIProperties
import Testing

/// Texts that once kept libyaml or Yams busy without end, or needed more stack than a thread has.
@Suite struct YAMLAttackTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let problem: String

        init(_ name: String, _ text: String, _ problem: String) {
            (self.name, self.text, self.problem) = (name, text, problem)
        }

        var testDescription: String { name }
    }

    static let key = "a key must be a string"
    static let tooMany = "aliases are expanded more than 1000 times"

    static let attacks: [Attack] = [
        Attack("laughs", BadSourceTests.laughs(16), tooMany),
        Attack("laughs, then one as a key", BadSourceTests.laughs(16) + "? *p\n: 1\n", tooMany),
        Attack("laughs, each on its own as a key", keyedLaughs("\n"), tooMany),
        Attack("laughs as keys, with U+2028 between", keyedLaughs("\u{2028}"), "did not find expected key"),
        Attack("keys in keys", nested(200, "{", ": 1}"), key),
        Attack("keys in brackets, around much", nested(900, "{? ", "}", around: much(100_000)), key),
        Attack("keys in brackets, around less", nested(900, "{? ", "}", around: much(3_000)), key),
        Attack("few keys in brackets, around much", nested(8, "{? ", "}", around: much(200_000)), key),
        Attack("keys in blocks, around much", String(repeating: "? ", count: 900) + "[\(much(100_000))]", key),
        Attack("keys in blocks, around less", String(repeating: "? ", count: 900) + "[\(much(1_500))]", key),
        Attack(
            "lists around much", nested(900, "[", "]", around: much(1_000_000)),
            "there are more than 100 levels of nesting"),
        Attack(
            "lists around less", nested(900, "[", "]", around: much(100_000)),
            "there are more than 100 levels of nesting"),
        Attack(
            "directives", (0..<100_000).map { "%TAG !a\($0)! x\n" }.joined() + "---\na: 1\n",
            "there are more than 100 directives"),
    ]

    /// Each list is twice the one before, and the last is a key: 930 bytes were enough.
    static func keyedLaughs(_ end: String) -> String {
        var text = "a: &a [x, x]" + end
        for (below, name) in zip("abcdefghijklmnopqrstuvwxyz", "bcdefghijklmnopqrstuvwxyz").prefix(8) {
            text += "\(name): &\(name) [*\(below), *\(below)]\(end)"
        }
        for level in 0..<30 {
            let below = level == 0 ? "i" : "i\(level - 1)"
            text += "?\(end) &i\(level) [*\(below), *\(below)]\(end): 1\(end)"
        }
        return text
    }

    static func much(_ count: Int) -> String { String(repeating: "a, ", count: count) }

    static func nested(_ levels: Int, _ open: String, _ close: String, around inner: String = "1") -> String {
        let core = inner == "1" ? inner : "[\(inner)]"
        return String(repeating: open, count: levels) + core + String(repeating: close, count: levels)
    }

    @Test(.serialized, .timeLimit(.minutes(30)), arguments: attacks)
    func attack_isRefusedAtOnce(_ attack: Attack) async {
        // Measured on the parsing thread, one attack at a time: a test that awaits also waits for all other tests.
        let (found, took, reference) = await onSmallStack {
            var found = ""
            // A plain list of 100 KB.
            let reference = cpuSeconds { _ = try? Properties(yaml: "list: [\(Self.much(33_000))]") }
            let took = cpuSeconds { found = complaint { try Properties(yaml: attack.text) } }
            return (found, took, reference)
        }
        #expect(found.contains("[DI/PropertySyntax]") && found.contains(attack.problem), "\(found.prefix(300))")
        #expect(took < max(10, reference * 100), "a plain list took \(reference)")
    }

    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\r"])
    func nestedKeys_needNoMoreThanASmallStack_whateverEndsTheLine(_ end: String) async {
        let text = (0..<900).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: end) + " 1"
        let found = await onSmallStack { complaint { try Properties(yaml: text) } }
        #expect(found.contains("[DI/PropertySyntax]"), "\(found.prefix(300))")
    }
}
