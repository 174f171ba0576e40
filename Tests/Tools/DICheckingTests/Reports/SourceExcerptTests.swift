// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import DIChecking
@testable import DICore

@Suite struct SourceExcerptTests {
    private func excerpt(_ line: String, column: Int, at number: Int = 7) -> String? {
        SourceExcerpt(Array(line.utf8)[...], line: number, column: column)?.text(in: .plain)
    }

    @Test func column_isMarked() {
        #expect(
            excerpt("    bind.to(factory: Cup.init)", column: 10) == """
                 7 |     bind.to(factory: Cup.init)
                   |          ^

                """)
    }

    @Test func line_ofSeveralDigits_isAligned() {
        #expect(excerpt("Cup()", column: 1, at: 1024) == " 1024 | Cup()\n      | ^\n")
    }

    @Test(arguments: [.min, 1, 3, 5])
    func columnInTheIndentation_isThatOfTheFirstWord(_ column: Int) {
        #expect(excerpt("    Cup()", column: column) == " 7 |     Cup()\n   |     ^\n")
    }

    @Test func tabs_areFourSpaces_alsoBehindTheIndentation() {
        #expect(excerpt("\t\tCup()\t+ Lid()", column: 9) == " 7 |         Cup()    + Lid()\n   |                  ^\n")
    }

    @Test(arguments: [
        ("é: Cup()", "é: "), ("\"咖啡\": Cup()", "\"咖啡\": "), ("\"☕️\": Cup()", "\"☕️\": "),
        ("\"e\u{301}\": Cup()", "\"e\u{301}\": "),
    ])
    func charactersBeforeTheColumn_haveTheirWidth(_ line: String, _ before: String) {
        let width = _DiagnosticText.width(of: before)
        #expect(
            excerpt(line, column: before.utf8.count + 1) == """
                 7 | \(line)
                   | \(String(repeating: " ", count: width))^

                """)
    }

    @Test func wideCharacters_takeTwoColumns() {
        #expect(excerpt("\"咖啡\": Cup()", column: 11) == " 7 | \"咖啡\": Cup()\n   |         ^\n")
    }

    @Test func end_isLeftOut() {
        #expect(excerpt("Cup() \t\r", column: 1) == " 7 | Cup()\n   | ^\n")
    }

    @Test func controls_areShown_andNotObeyed() {
        #expect(
            excerpt("let a = \"\u{202E}\u{1B}[31m\"; Cup()", column: 21) == """
                 7 | let a = "\\u{202E}\\u{1B}[31m"; Cup()
                   |                               ^

                """)
    }

    @Test func bytesThatAreNoText_areReplaced() {
        let bytes: [UInt8] = [0x22, 0xFF, 0x22, 0x3A, 0x20, 0x43]
        #expect(
            SourceExcerpt(bytes[...], line: 7, column: 6)?.text(in: .plain) == " 7 | \"\u{FFFD}\": C\n   |      ^\n")
    }

    @Test(arguments: [("", 1), ("   ", 1), ("\t\r", 1), ("Cup()", 6), ("Cup()   ", 7), ("Cup()", .max)])
    func columnWhereNothingIs_hasNoExcerpt(_ line: String, _ column: Int) {
        #expect(excerpt(line, column: column) == nil)
    }

    @Test func lineOfTheGreatestWidth_isWhole() {
        let line = String(repeating: "a", count: SourceExcerpt.width)
        #expect(excerpt(line, column: 120) == " 7 | \(line)\n   | \(String(repeating: " ", count: 119))^\n")
    }

    @Test func longLine_isCutBehindTheColumn() {
        let line = "Cup(" + String(repeating: "b", count: 200)
        let shown = "Cup(" + String(repeating: "b", count: 115) + "…"
        #expect(excerpt(line, column: 5) == " 7 | \(shown)\n   |     ^\n")
    }

    @Test func longLine_isCutOnBothSidesOfTheColumn() {
        let line = String(repeating: "a", count: 100) + "Cup(" + String(repeating: "b", count: 100)
        let shown = "…" + String(repeating: "a", count: 79) + "Cup(" + String(repeating: "b", count: 35) + "…"
        #expect(excerpt(line, column: 101) == " 7 | \(shown)\n   | \(String(repeating: " ", count: 80))^\n")
    }

    @Test func longLine_ofWideCharacters_isCutBetweenThem() {
        let line = String(repeating: "咖", count: 100) + "Cup"
        let shown = "…" + String(repeating: "咖", count: 39) + "Cup"
        #expect(excerpt(line, column: 301) == " 7 | \(shown)\n   | \(String(repeating: " ", count: 79))^\n")
    }

    @Test func colors_areThoseOfARemark_andOfAFix() {
        let excerpt = SourceExcerpt(Array("  Cup()".utf8)[...], line: 7, column: 1)
        #expect(
            excerpt?.text(in: .ansi).replacing("\u{1B}", with: "^") == """
                ^[2m 7 |^[0m   Cup()
                ^[2m   |^[0m   ^[1;32m^^[0m

                """)
    }
}

@Suite struct SourceExcerptsTests {
    private let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")

    private func written(_ text: String) throws -> String {
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    @Test func lines_areThoseOfTheFile() throws {
        let path = try written("import DI\n\n  Cup()\r\nLid()")
        defer { try? FileManager.default.removeItem(at: file) }
        let excerpts = SourceExcerpts(builtAt: nil, in: .plain)
        #expect(excerpts.text(of: path, line: 1, column: 8) == " 1 | import DI\n   |        ^\n")
        #expect(excerpts.text(of: path, line: 3, column: 1) == " 3 |   Cup()\n   |   ^\n")
        #expect(excerpts.text(of: path, line: 4, column: 1) == " 4 | Lid()\n   | ^\n")
        for line in [-1, 0, 2, 5, .max] { #expect(excerpts.text(of: path, line: line, column: 1).isEmpty) }
    }

    @Test func fileThatCannotBeRead_hasNone() {
        for path in ["/nowhere/Shop.swift", "/tmp", ""] {
            #expect(SourceExcerpts(builtAt: nil, in: .plain).text(of: path, line: 1, column: 1).isEmpty)
            #expect(SourceExcerpts(builtAt: .infinity, in: .plain).text(of: path, line: 1, column: 1).isEmpty)
        }
    }

    @Test(arguments: [(-1.0, false), (0, true), (1, true)])
    func fileThatChangedSinceTheBuild_hasNone(_ age: Double, _ isShown: Bool) throws {
        let path = try written("Cup()")
        defer { try? FileManager.default.removeItem(at: file) }
        let changed = Date(timeIntervalSince1970: 1_700_000_000)
        try FileManager.default.setAttributes([.modificationDate: changed], ofItemAtPath: path)
        let excerpts = SourceExcerpts(builtAt: 1_700_000_000 + age, in: .plain)
        #expect(excerpts.text(of: path, line: 1, column: 1) == (isShown ? " 1 | Cup()\n   | ^\n" : ""))
    }
}
