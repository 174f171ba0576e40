// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import DIProperties

@Suite struct FoldedKeyTests {
    /// Keys that differ in case, in hyphens, in length, and in the way in which a character is written.
    static let keys = [
        "", "a", "A", "ab", "aB", "a-b", "A_b", "a_b", "-", "_", "--", "z", "Z", "[", "{", "@", "`", "1", "\n", "\r\n",
        ";", "\u{37E}", "é", "É", "e", "e\u{301}", "E\u{301}", "k", "K", "\u{212A}", "a\u{301}", "İ", "i", "i\u{307}",
        "ΑΣ", "ας", "ασ",
    ]

    @Test(arguments: keys) func key_isComparedAsItsForm(_ key: String) {
        for other in Self.keys {
            let folded = other.foldedAsKey
            #expect(key.isFolded(as: folded) == (key.foldedAsKey == folded), "\(key.debugDescription) \(folded)")
        }
    }
}
