// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import Testing

@testable import BrowserUI
@testable import TerminalKit

/// Finding a text on a page.
@Suite struct FindTests {
    private func bench() throws -> Bench {
        var bench = try Bench(at: .issue(12, try Samples.heater()))
        try bench.answerAll()
        _ = bench.picture()
        return bench
    }

    /// The lines with reversed characters, and those characters.
    private func marked(_ bench: inout Bench) -> [String] {
        var canvas = Canvas(width: 80, height: 24)
        bench.stack.render(into: &canvas, now: Samples.now)
        return (1..<23).compactMap { y in
            let text = canvas.row(y).filter { $0.style.attributes.contains(.reverse) }.map(\.text).joined()
            return text.isEmpty ? nil : "\(y): \(text)"
        }
    }

    @Test func text_isFound_whereverItIs() throws {
        var bench = try bench()
        try bench.press("/")
        bench.type("BEAN")
        try bench.press("Enter")
        let first = marked(&bench)
        #expect(first == ["18: bean"])
        try bench.press("n")
        #expect(marked(&bench) == ["14: bean", "20: bean"])
        try bench.press("N")
        #expect(marked(&bench) == ["14: bean", "20: bean"])
        try bench.press("Esc")
        #expect(marked(&bench) == [])
        #expect(bench.stack.screens.count == 2)
    }

    /// Lines end where the screen does, which the reader of a text does not know.
    @Test func text_isFound_overTheEndOfALine() throws {
        var bench = try Bench(at: .part(.readme, try Samples.heater()))
        try bench.answerAll()
        _ = bench.picture(40, 24)
        try bench.press("/")
        bench.type("93 °C, see the loop, pump and")
        #expect(bench.stack.status.message == nil)
        var canvas = Canvas(width: 40, height: 24)
        bench.stack.render(into: &canvas, now: Samples.now)
        let marked = (1..<23).map { y in
            canvas.row(y).filter { $0.style.attributes.contains(.reverse) }.map(\.text).joined()
        }.filter { !$0.isEmpty }
        #expect(marked == ["93 °C, see the loop,", "pump and"])
    }

    @Test(
        arguments: [
            ("red one", ["the red", "one"], [0]), ("red one", ["  │ the red", "  │ one"], [0]),
            ("red one", ["the red", "", "one"], []), ("redone", ["the red", "one"], []),
            ("abcdef", ["abcd", "efgh", "ij"], [0]), ("豆です", ["コーヒー豆", "です"], [0]),
            ("a b", ["a b a b", "a", "b a"], [0, 0, 1]),
            ("ONE", ["one one", "x"], [0, 0]), ("", ["one"], []),
        ] as [(String, [StyledLine], [Int])])
    func matches_areInTheirLines(wanted: String, lines: [StyledLine], found: [Int]) {
        #expect(TextMatches(of: wanted, in: lines).lines == found)
    }

    @Test func marks_areThoseOfTheText_whateverIsBeforeIt() {
        let lines: [StyledLine] = ["e\u{301} red", "  │ one"]
        let matches = TextMatches(of: "red one", in: lines)
        let marked = lines.enumerated().map { index, line in
            line.marking(matches.marks[index] ?? [], Style(.reverse)).spans.map(\.text)
        }
        #expect(marked == [["e\u{301} ", "red"], ["  │ ", "one"]])
    }

    @Test func place_isSaidWhileOneTypes_andAfterwards() throws {
        var bench = try bench()
        try bench.press("/")
        #expect(bench.line(-1, 120, 40).contains("Enter keep · Esc cancel"))
        bench.type("bean")
        #expect(bench.line(22).hasPrefix(" find: bean ") && bench.line(22).hasSuffix(" 1 of 2"))
        try bench.press("Enter", "n")
        #expect(bench.line(-1).contains("match 2 of 2"))
        try bench.press("n")
        #expect(bench.line(-1).contains("match 1 of 2"))
    }

    @Test func textThatIsMissing_isSaid() throws {
        var bench = try bench()
        try bench.press("n")
        #expect(bench.stack.status.message == "nothing is searched for")
        try bench.press("/")
        bench.type("tea")
        #expect(bench.stack.status.message == "'tea' is not on this page")
        try bench.press("Esc")
        #expect(!bench.stack.top.pane.hasInnermost)
    }

    @Test func match_isScrolledTo() throws {
        var bench = try Bench(at: .issue(12, try Samples.heater()))
        try bench.answerAll()
        #expect(!bench.picture(80, 12).contains("The red one."))
        try bench.press("/")
        bench.type("red one")
        #expect(bench.picture(80, 12).contains("The red one."))
    }
}
