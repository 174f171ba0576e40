// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TerminalKit

@Suite struct CanvasTests {
    @Test func text_isCut_atTheEdge() {
        var canvas = Canvas(width: 6, height: 2)
        #expect(canvas.draw("espresso", x: 2, y: 0) == 4)
        #expect(canvas.draw("abc", x: 0, y: 1, width: 2, isCutMarked: false) == 2)
        #expect(canvas.text == "  esp…\nab")
    }

    @Test func wideCharacter_isNotSplit_byTheRightEdge() {
        var canvas = Canvas(width: 5, height: 2)
        canvas.draw("咖啡館", x: 0, y: 0)
        canvas.draw("咖啡館", x: 0, y: 1, isCutMarked: false)
        #expect(canvas.text == "咖啡…\n咖啡")
        #expect(canvas.cells.map(\.columns) == [2, 0, 2, 0, 1, 2, 0, 2, 0, 1])
    }

    @Test func ellipsis_takesThePlaceOfAWholeCharacter() {
        var canvas = Canvas(width: 4, height: 1)
        canvas.draw("咖啡館", x: 0, y: 0)
        #expect(canvas.text == "咖…")
        #expect(canvas.cells.map(\.columns) == [2, 0, 1, 1])
    }

    @Test func wideCharacter_isNotSplit_byTheLeftEdge() {
        var canvas = Canvas(width: 4, height: 1)
        #expect(canvas.draw("咖啡", x: -1, y: 0) == 4)
        #expect(canvas.text == " 啡")
    }

    @Test func halfCoveredCharacter_becomesBlank() {
        var canvas = Canvas(width: 6, height: 1)
        canvas.draw("咖啡館", x: 0, y: 0)
        canvas.draw("x", x: 1, y: 0)
        canvas.draw("y", x: 4, y: 0)
        #expect(canvas.text == " x啡y")
        canvas.fill(Rectangle(x: 3, y: 0, width: 1, height: 1))
        #expect(canvas.text == " x  y")
    }

    @Test func nothingOutside_isDrawn() {
        var canvas = Canvas(width: 3, height: 1)
        canvas.draw("abc", x: 0, y: 1)
        canvas.draw("abc", x: 5, y: 0)
        canvas.draw("abc", x: -9, y: 0)
        canvas.draw("abc", x: 0, y: 0, width: -1)
        canvas.fill(Rectangle(x: -5, y: -5, width: 3, height: 3))
        canvas.showCursor(x: 3, y: 0)
        #expect(canvas == Canvas(width: 3, height: 1))
        #expect(Canvas(width: -1, height: -1).text == "")
    }

    @Test(arguments: [
        ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\u{202E}b", "a\u{FFFD}b"), ("a\r\nb", "a b"), ("a\tb", "a b"),
        ("a\u{9B}b", "a\u{FFFD}b"), ("a\u{200B}b\u{AD}c", "abc"), ("\u{301}a", "a"), ("a\u{2066}b", "a\u{FFFD}b"),
        ("e\u{301}x", "e\u{301}x"), ("👨‍👩‍👧‍👦x", "👨‍👩‍👧‍👦x"), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿x", "🏴󠁧󠁢󠁳󠁣󠁴󠁿x"), ("\u{FEFF}a", "a"), ("a\0b", "a\u{FFFD}b"),
        ("a\u{200D}b", "ab"), ("a \u{200D}b", "a b"), ("👨\u{200D}b", "👨b"),
    ])
    func hostileText_doesNotReachACell(text: String, shown: String) {
        var canvas = Canvas(width: 12, height: 1)
        canvas.draw(text, x: 0, y: 0)
        #expect(canvas.text == shown)
    }

    @Test func piledMarks_areCut() {
        var canvas = Canvas(width: 2, height: 1)
        canvas.draw("e" + String(repeating: "\u{301}", count: 100_000) + "x", x: 0, y: 0)
        #expect(canvas.text.unicodeScalars.count == 25)
        #expect(canvas.text.hasSuffix("x"))
    }

    @Test func everyCodePoint_keepsTheRowWhole() {
        for value in stride(from: UInt32(0), through: 0x2FFFF, by: 7) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            var canvas = Canvas(width: 7, height: 1)
            canvas.draw("a\(Character(scalar))b", x: 0, y: 0)
            canvas.draw("|", x: 6, y: 0)
            #expect(canvas.cells.reduce(0) { $0 + Int($1.columns) } == 7)
            #expect(canvas.cells[6].text == "|")
        }
    }

    @Test func frame_hasATitle_andAnInside() {
        var canvas = Canvas(width: 12, height: 4)
        let inside = canvas.frame(canvas.bounds, title: "Members")
        canvas.draw("Heater", x: inside.x, y: inside.y, width: inside.width)
        #expect(
            canvas.text == """
                ┌─ Membe… ─┐
                │Heater    │
                │          │
                └──────────┘
                """)
        #expect(inside == Rectangle(x: 1, y: 1, width: 10, height: 2))
    }

    @Test func rectangle_isSplit_andNeverNegative() {
        let screen = Rectangle(width: 80, height: 24)
        #expect(screen.split(rows: 1).top == Rectangle(width: 80, height: 1))
        #expect(screen.split(rows: -1).bottom == Rectangle(y: 23, width: 80, height: 1))
        #expect(screen.split(columns: 100).right == Rectangle(x: 80, width: 0, height: 24))
        #expect(Rectangle(width: 1, height: 1).inset(x: 1, y: 1).isEmpty)
        #expect(screen.intersection(Rectangle(x: 90, y: 0, width: 5, height: 5)).isEmpty)
    }
}
