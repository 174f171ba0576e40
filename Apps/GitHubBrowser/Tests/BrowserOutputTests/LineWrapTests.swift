// SPDX-License-Identifier: Apache-2.0

import TerminalText
import Testing

@testable import BrowserOutput

@Suite struct LineWrapTests {
    @Test(
        arguments: [
            ("", 5, [""]), ("short", 5, ["short"]), ("two words", 5, ["two", "words"]),
            ("a bb ccc dddd", 6, ["a bb", "ccc", "dddd"]), ("abcdefgh ij", 4, ["abcd", "efgh", "ij"]),
            ("    in deep", 8, ["    in", "    deep"]), ("コーヒー豆 です", 6, ["コーヒ", "ー豆", "です"]),
        ] as [(String, Int, [String])])
    func line_isBrokenBetweenItsWords(line: String, columns: Int, parts: [String]) {
        #expect(LineWrap.wrap(line, to: columns) == parts)
    }

    @Test(arguments: 4...20)
    func parts_fitAndLoseNothing(columns: Int) {
        let line = "The valve 水 hisses: https://github.com/coffee-works/heater/issues/7 コーヒー豆コーヒー豆 ☕️ end"
        let parts = LineWrap.wrap(line, to: columns)
        #expect(parts.allSatisfy { DisplayWidth.of($0) <= columns })
        #expect(parts.joined().filter { $0 != " " } == line.filter { $0 != " " })
    }

    @Test func lines_areHarmlessAndWithoutEmptyOnesAtTheEnds() {
        #expect(PlainText.lines("\r\n \na\u{1B}b\r\n\r\n\tc\u{2028}d\n\n") == ["a\u{FFFD}b", "", "    c", "d"])
        #expect(PlainText.lines("") == [])
        #expect(PlainText.lines("\n \n") == [])
    }
}
