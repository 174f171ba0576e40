// SPDX-License-Identifier: Apache-2.0

import DICore
import Testing

/// Colors are of the escapes alone: whatever they are taken out of is the plain text.
@Suite struct DiagnosticStyleTests {
    @Test func colors_setOffSeverityNamesAndLabels_andDimTheRest() {
        #expect(
            DiagnosticTests.diagnostic.rendered(in: .ansi).replacing("\u{1B}", with: "^") == """
                ^[1;31merror:^[0m ^[2m[DI/MissingBinding]^[0m no binding for ^[1m'Milk'^[0m
                  needed by ^[1m'Latte'^[0m                 ^[2mShop/Drinks.swift:7^[0m
                  needed by ^[1m'Menu'^[0m tagged ^[1m'Today'^[0m   ^[2mShop/Menu.swift:12^[0m   ^[2m(root of 'Shop')^[0m
                also needed by ^[1m'Mocha'^[0m (^[2mShop/Drinks.swift:9^[0m) and ^[1m'Cortado'^[0m
                ^[1;36mnote: ^[0m^[1m'Milk'^[0m tagged ^[1m'Oat'^[0m is bound in ^[1m'Shop'^[0m at Shop/Milk.swift:1
                ^[1;32mfix: ^[0mrequest what is bound
                ^[1;32mfix: ^[0mbind ^[1m'Milk'^[0m in ^[1m'Shop'^[0m
                ^[2mdocs: swift package di explain MissingBinding^[0m
                """)
    }

    @Test(arguments: [(Diagnostic.Severity.warning, "1;33"), (.note, "1;36"), (.init(rawValue: "hint"), "1")])
    func severity_hasAColorOfItsOwn(severity: Diagnostic.Severity, code: String) {
        let diagnostic = Diagnostic(id: "Shop/NoMilk", severity: severity, subject: "Milk")
        #expect(diagnostic.rendered(in: .ansi).hasPrefix("\u{1B}[\(code)m\(severity.rawValue):\u{1B}[0m "))
    }

    /// It stood against the place where that was the only one and too wide for a column.
    @Test func remark_isKeptApart_fromAPlaceThatIsWiderThanItsColumn() {
        let file = "Shop/" + String(repeating: "Long", count: 16) + ".swift"
        let step = Diagnostic.Step(
            .neededBy, name: "Latte", place: Place(fileID: file, line: 7), remark: "root of 'Shop'")
        let diagnostic = Diagnostic(id: "Shop/NoMilk", severity: .error, subject: "Milk", trace: [step])
        #expect(
            diagnostic.description == """
                error: [Shop/NoMilk] Milk
                  needed by 'Latte'   \(file):7   (root of 'Shop')
                """)
    }

    @Test func apostropheWithinAWord_quotesNothing() {
        let diagnostic = Diagnostic(
            id: "Shop/NoMilk", severity: .note, subject: "Milk", message: "the shop isn't 'open', can't 'ere")
        let text = diagnostic.rendered(in: .ansi)
        #expect(text.hasSuffix("the shop isn't \u{1B}[1m'open'\u{1B}[0m, can't 'ere"))
    }

    @Test(arguments: BadReport.all)
    func withoutEscapes_isThePlainText(_ report: BadReport) {
        let plain = report.diagnostic.rendered()
        #expect(!plain.contains("\u{1B}"))
        #expect(plain == report.diagnostic.description)
        #expect(Self.withoutEscapes(report.diagnostic.rendered(in: .ansi)) == plain)
    }

    @Test func error_isColored_whenAsked() {
        var other = DiagnosticTests.diagnostic
        other.subject = "Sugar"
        var warning = other
        warning.severity = .warning
        let error = GraphError(diagnostics: [DiagnosticTests.diagnostic, other, warning])
        let colored = DiagnosticTests.diagnostic.rendered(in: .ansi)
        #expect(
            error.rendered(in: .ansi)
                == "\(colored)\n\n\(colored)\n\n\u{1B}[1m2 errors\u{1B}[0m in the object graph")
        #expect(error.rendered() == error.description)
        #expect(Self.withoutEscapes(error.rendered(in: .ansi)) == error.description)
    }

    private static func withoutEscapes(_ text: String) -> String {
        text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    }
}
