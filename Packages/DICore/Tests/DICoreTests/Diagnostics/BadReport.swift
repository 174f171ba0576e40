// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

/// A report of a plugin, and the text that is shown for it.
struct BadReport: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let diagnostic: Diagnostic
    let text: String

    init(_ name: String, _ diagnostic: Diagnostic, _ text: String) {
        testDescription = name
        self.diagnostic = diagnostic
        self.text = text
    }

    static let all: [BadReport] = places + texts + lists

    private static func report(
        _ id: Diagnostic.ID = "Shop/NoMilk", _ severity: Diagnostic.Severity = .warning, subject: String = "Milk",
        message: String? = nil, trace: [Diagnostic.Step] = [], notes: [String] = [], fixes: [String] = []
    ) -> Diagnostic {
        Diagnostic(
            id: id, severity: severity, subject: subject, message: message, trace: trace, notes: notes, fixes: fixes)
    }

    private static func steps(_ places: [Place?]) -> [Diagnostic.Step] {
        places.map { Diagnostic.Step(.neededBy, name: "Latte", place: $0, remark: "in a hurry") }
    }

    private static let places: [BadReport] = [
        BadReport(
            "places that do not exist",
            report(
                trace: steps([
                    Place(fileID: "Shop/Menu.swift", line: 0), Place(fileID: "Shop/Menu.swift", line: -3),
                    Place(fileID: "", line: 3), Place(fileID: "", line: 0),
                    Place(fileID: "Shop/Menu.swift", line: .max),
                    nil,
                ])),
            """
            warning: [Shop/NoMilk] Milk
              needed by 'Latte'   Shop/Menu.swift                       (in a hurry)
              needed by 'Latte'   Shop/Menu.swift                       (in a hurry)
              needed by 'Latte'                                         (in a hurry)
              needed by 'Latte'                                         (in a hurry)
              needed by 'Latte'   Shop/Menu.swift:9223372036854775807   (in a hurry)
              needed by 'Latte'                                         (in a hurry)
            """),
        BadReport(
            "requesters without a place",
            report(trace: [
                Diagnostic.Step(.alsoNeededBy, name: "Latte", place: Place(fileID: "", line: 1)),
                Diagnostic.Step(.alsoNeededBy, name: "Mocha", place: Place(fileID: "Shop/Menu.swift", line: 0)),
            ]),
            """
            warning: [Shop/NoMilk] Milk
            also needed by 'Latte' and 'Mocha' (Shop/Menu.swift)
            """),
        BadReport(
            "steps of a place alone, a remark alone, and nothing",
            report(trace: [
                Diagnostic.Step(name: "", place: Place(fileID: "Shop/Menu.swift", line: 1)),
                Diagnostic.Step(name: "", remark: "somewhere"), Diagnostic.Step(name: ""),
            ]),
            """
            warning: [Shop/NoMilk] Milk
                 Shop/Menu.swift:1
                 (somewhere)
              \("")
            """),
    ]

    private static let texts: [BadReport] = [
        BadReport("an empty subject", report(subject: ""), "warning: [Shop/NoMilk]"),
        BadReport("an id without a slash", report("milk"), "warning: [milk] Milk"),
        BadReport("an empty id", report(""), "warning: Milk"),
        BadReport("an id that is no page", report("DI/../../etc/passwd"), "warning: [DI/../../etc/passwd] Milk"),
        BadReport(
            "an unknown severity", report("Shop/NoMilk", .init(rawValue: "hint")), "hint: [Shop/NoMilk] Milk"),
        BadReport(
            "line breaks",
            report(
                message: "no milk\nsince Monday\r\n\n", trace: [Diagnostic.Step(.bound, name: "La\ntte")],
                notes: ["\none\n\ntwo\rthree", ""], fixes: ["buy\nsome"]),
            """
            warning: [Shop/NoMilk] no milk
                     since Monday
              bound 'La\\ntte'
            note: one
                  two\\rthree
            note: \("")
            fix: buy
                 some
            """),
        BadReport(
            "escape sequences",
            report(
                "Shop/\u{1B}[2J", .init(rawValue: "err\u{7}or"), message: "\u{1B}[31mno\tmilk\u{9B}0m\u{202E}klim",
                trace: [
                    Diagnostic.Step(
                        .init(rawValue: "\u{8}by"), name: "\0Latte", detail: "tagged '\u{1B}[1m'",
                        place: Place(fileID: "Shop\u{1B}]0;x\u{7}/M.swift", line: 1), remark: "\u{2028}")
                ], notes: ["\u{7F}"], fixes: ["\u{2066}"]),
            #"""
            err\u{7}or: [Shop/\u{1B}[2J] \u{1B}[31mno\tmilk\u{9B}0m\u{202E}klim
              \u{8}by '\0Latte' tagged '\u{1B}[1m'   Shop\u{1B}]0;x\u{7}/M.swift:1   (\u{2028})
            note: \u{7F}
            fix: \u{2066}
            """#),
        BadReport(
            "wide names",
            report(
                trace: [("咖啡", 1), ("👩🏽‍🚀", 2), ("Cafe\u{301}", 3), ("Latte", 4), ("에스프레소", 5), ("☕️", 6)].map {
                    Diagnostic.Step(
                        .neededBy, name: $0.0, place: Place(fileID: "Shop/\($0.0).swift", line: $0.1), remark: "?")
                }),
            """
            warning: [Shop/NoMilk] Milk
              needed by '咖啡'         Shop/咖啡.swift:1         (?)
              needed by '👩🏽‍🚀'           Shop/👩🏽‍🚀.swift:2           (?)
              needed by 'Cafe\u{301}'         Shop/Cafe\u{301}.swift:3         (?)
              needed by 'Latte'        Shop/Latte.swift:4        (?)
              needed by '에스프레소'   Shop/에스프레소.swift:5   (?)
              needed by '☕️'           Shop/☕️.swift:6           (?)
            """),
    ]

    private static let lists: [BadReport] = [
        BadReport(
            "a thousand of each",
            report(
                trace: (1...1_000).map { Diagnostic.Step(.bound, name: "B\($0)") }
                    + (1...1_000).map { Diagnostic.Step(.neededBy, name: "N\($0)") },
                notes: (1...1_000).map { "note \($0)" }, fixes: (1...1_000).map { "fix \($0)" }),
            "warning: [Shop/NoMilk] Milk\n"
                + lines((1...5).map { "  bound 'B\($0)'" }) + "  … and 995 more\n"
                + lines((1...10).map { "  needed by 'N\($0)'" }) + "  … and 980 more\n"
                + lines((991...1_000).map { "  needed by 'N\($0)'" })
                + lines((1...5).map { "note: note \($0)" }) + "note: and 995 more\n"
                + lines((1...5).map { "fix: fix \($0)" }) + "fix: and 995 more"),
        BadReport(
            "one more than are shown of a list",
            report(
                trace: (1...6).map { Diagnostic.Step(.bound, name: "B\($0)") }, notes: (1...6).map { "note \($0)" }),
            "warning: [Shop/NoMilk] Milk\n" + lines((1...6).map { "  bound 'B\($0)'" })
                + (1...6).map { "note: note \($0)" }.joined(separator: "\n")),
    ]

    private static func lines(_ lines: [String]) -> String {
        lines.map { $0 + "\n" }.joined()
    }
}

@Suite struct BadReportTests {
    @Test(arguments: BadReport.all)
    func report_neitherBreaksTheLayout_norGrowsWithoutEnd(_ report: BadReport) {
        #expect(report.diagnostic.description == report.text)
    }
}
