// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TerminalText

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("abc", 3), ("", 0), ("コーヒー", 8), ("咖啡", 4), ("é", 1), ("e\u{301}", 1), ("☕️", 2), ("👩‍🚀", 2), ("🇮🇹", 2),
        ("ｶ", 1), ("한", 2), ("\u{200B}", 0), ("—", 1), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("1️⃣", 2), ("❤", 1), ("❤️", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2), ("ก็", 1), ("क्षि", 3), ("🇮", 1), ("\u{AD}", 0), ("\u{1F3FD}", 2),
        ("\u{1FADD}", 2), ("\u{E000}", 1), ("ﾊﾟ", 2), ("＃", 2), ("𠀀", 2), ("\u{301}", 0),
    ])
    func width_isThatOfATerminal(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }

    @Test(
        arguments: [
            ("a", .exact), ("č", .exact), ("ж", .ambiguous), ("─", .ambiguous), ("…", .ambiguous), ("咖", .doubtful),
            ("e\u{301}", .doubtful), ("☕️", .doubtful),
        ] as [(Character, DisplayWidth.Certainty)])
    func certainty_isLess_whereTerminalsDiffer(character: Character, certainty: DisplayWidth.Certainty) {
        #expect(DisplayWidth.measure(character).certainty == certainty)
    }

    @Test(arguments: [
        ("abcdefgh", 8, "abcdefgh"), ("abcdefghi", 8, "abcd…ghi"), ("abcdefghi", 7, "abc…ghi"), ("abc", 1, "…"),
        ("abc", 2, "a…"), ("abc", 0, ""), ("コーヒー豆です", 8, "コー…す"), ("aコーb", 4, "a…b"),
    ])
    func middle_isCutOut(text: String, columns: Int, expected: String) {
        let cut = DisplayWidth.cutInTheMiddle(text, to: columns)
        #expect(cut == expected)
        #expect(DisplayWidth.of(cut) <= columns)
    }

    @Test func table_coversEveryCodePoint_inRuns() {
        #expect(WidthTable.runs.first.map { $0 >> 2 } == 0)
        #expect(zip(WidthTable.runs, WidthTable.runs.dropFirst()).allSatisfy { $0 >> 2 < $1 >> 2 && $0 & 3 != $1 & 3 })
        #expect(WidthTable.width(of: 0x10FFFF) == .narrow)
        #expect(WidthTable.width(of: 0x2FFFD) == .wide)
        #expect(WidthTable.width(of: 0x2FFFE) == .narrow)
        #expect(WidthTable.unicodeVersion == "15.0.0")
    }

    /// The standard library knows of emoji by itself, in a version of its own: what it draws as a picture is wide.
    @Test func emoji_areWide() {
        let narrow = (0x80...UInt32(0x1FFFF)).compactMap(Unicode.Scalar.init).filter {
            $0.properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains($0.value)
                && DisplayWidth.of(character: Character($0)) != 2
        }
        #expect(narrow.map { String($0.value, radix: 16) } == [])
    }

    @Test(arguments: [
        ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""), ("コーヒー", 5, "コー…"),
        ("コーヒー", 4, "コ…"),
    ])
    func cut_fits(text: String, columns: Int, expected: String) {
        #expect(DisplayWidth.cut(text, to: columns) == expected)
        #expect(DisplayWidth.of(DisplayWidth.cut(text, to: columns)) <= columns)
    }
}
