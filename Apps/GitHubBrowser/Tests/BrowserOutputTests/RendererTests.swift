// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput
import Foundation
import Testing

@Suite struct RendererTests {
    private static let now = Date(timeIntervalSince1970: 1_750_000_000)
    private let hostile = "a\tb\nc\u{1B}[31md\u{202E}e\u{7F}\"\\"

    private var report: Report {
        Report(
            shape: .list, names: ["login", "stars", "topics", "pushedAt", "fork"],
            rows: [
                [.text("ada"), .integer(12), .list([.text("x"), .text("y")]), .time(Self.now), .bool(true)],
                [.text(hostile), .null, .list([]), .null, .bool(false)],
            ],
            headline: "Showing 2 of 2 members in coffee-works")
    }

    private func table(width: Int = 80, isColored: Bool = false) -> TableRenderer {
        TableRenderer(clock: SystemClock(at: Self.now), screen: Screen(width: width, isColored: isColored))
    }

    @Test func tsv_hasNoHeaderAndKeepsItsLines() {
        #expect(
            TSVRenderer().render(report) == """
                ada\t12\tx,y\t2025-06-15T15:06:40Z\ttrue
                a b c\u{FFFD}[31md\u{FFFD}e\u{FFFD}"\\\t\t\t\tfalse

                """)
    }

    @Test func json_isAnArrayWithKeysInOrder() {
        #expect(
            JSONRenderer().render(report) == #"""
                [
                {"login":"ada","stars":12,"topics":["x","y"],"pushedAt":"2025-06-15T15:06:40Z","fork":true},
                {"login":"a\tb\nc\u001b[31md\u202ee\u007f\"\\","stars":null,"topics":[],"pushedAt":null,"fork":false}
                ]

                """#)
    }

    @Test func json_keepsTheText() throws {
        struct Row: Decodable { let login: String }
        let rows = try JSONDecoder().decode([Row].self, from: Data(JSONRenderer().render(report).utf8))
        #expect(rows.map(\.login) == ["ada", hostile])
    }

    @Test func json_ofNothingIsAnEmptyArray() {
        #expect(JSONRenderer().render(Report(shape: .list, names: ["login"], rows: [])) == "[]\n")
    }

    @Test func json_ofOneIsAnObject() {
        let one = Report(
            shape: .one, names: ["name", "parts"],
            rows: [[.text("コーヒー"), .object([.init("size", .integer(3)), .init("url", .null)])]])
        #expect(JSONRenderer().render(one) == #"{"name":"コーヒー","parts":{"size":3,"url":null}}"# + "\n")
    }

    @Test func table_alignsColumns() {
        #expect(
            table().render(report) == """
                Showing 2 of 2 members in coffee-works

                LOGIN             STARS  TOPICS  PUSHED AT  FORK
                ada                  12  x, y    just now   yes
                a b c�[31md�e�"\\                            no

                """)
    }

    @Test func table_fitsTheScreenAndCountsWideCharactersTwice() {
        let report = Report(
            shape: .list, names: ["name", "text"],
            rows: [[.text("コーヒー豆"), .text("A very long description of a bean")], [.text("ab"), .text("short")]])
        #expect(
            table(width: 30).render(report) == """
                NAME        TEXT
                コーヒー豆  A very long descr…
                ab          short

                """)
    }

    /// Half an address cannot be opened.
    @Test(arguments: [(39, true), (38, false)]) func table_leavesAddressesOut_thatDoNotFit(width: Int, isThere: Bool) {
        let report = Report(
            shape: .list, names: ["login", "type", "url"],
            rows: [[.text("ada-roast"), .text("User"), .text("https://github.com/ada")], [.text("bo"), .null, .null]])
        #expect(
            table(width: width).render(report)
                == (isThere
                    ? "LOGIN      TYPE  URL\nada-roast  User  https://github.com/ada\nbo\n"
                    : "LOGIN      TYPE\nada-roast  User\nbo\n"))
    }

    @Test func size_isOneForReaders_andANumberForPrograms() {
        let report = Report(
            shape: .list, names: ["size"], rows: [[.bytes(3_400_000)], [.bytes(17)], [.bytes(212_480)]])
        #expect(table().render(report) == "    SIZE\n  3.4 MB\n17 bytes\n212.4 kB\n")
        #expect(TSVRenderer().render(report) == "3400000\n17\n212480\n")
        #expect(JSONRenderer().render(report) == "[\n{\"size\":3400000},\n{\"size\":17},\n{\"size\":212480}\n]\n")
    }

    @Test func table_isBoldWhereColorsAreShown() {
        let report = Report(shape: .one, names: ["openIssues"], rows: [[.integer(3)]])
        #expect(table(isColored: true).render(report) == "\u{1B}[1mOPEN ISSUES\u{1B}[0m  3\n")
    }

    @Test func table_ofOneListsItsFields() {
        let report = Report(
            shape: .one, names: ["name", "createdAt", "homepage"],
            rows: [[.text("pump"), .time(Self.now.addingTimeInterval(-3 * 86_400)), .null]])
        #expect(
            table().render(report) == """
                NAME        pump
                CREATED AT  3 days ago
                HOMEPAGE

                """)
    }

    @Test func table_ofNothingIsEmpty() {
        #expect(table().render(Report(shape: .list, names: ["name"], rows: [], headline: "Showing 0 of 0")) == "")
    }
}
