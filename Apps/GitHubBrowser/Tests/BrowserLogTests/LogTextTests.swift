// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import BrowserLog

@Suite struct LogTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("Größe 東京", "Größe 東京"), ("one\ntwo\r\tthree", "one\\ntwo\\r\\tthree"),
        ("\u{1B}[31mred\u{7}", "\\u{1b}[31mred\\u{7}"), ("right\u{202E}left", "right\\u{202e}left"),
        ("line\u{2028}separator", "line\\u{2028}separator"), ("c1\u{9B}31m", "c1\\u{9b}31m"),
    ])
    func controlCharacters_becomeHarmless(text: String, expected: String) {
        #expect(LogText.escaped(text) == expected)
    }

    @Test(arguments: [
        ("200", "200"), ("", "\"\""), ("two words", "\"two words\""), (#"a "b" \c"#, #""a \"b\" \\c""#),
        ("x\ny", #""x\ny""#), ("a=b", "a=b"),
    ])
    func value_isInQuotesWhereItsEndWouldNotBeClear(text: String, expected: String) {
        #expect(LogText.value(text) == expected)
    }
}
