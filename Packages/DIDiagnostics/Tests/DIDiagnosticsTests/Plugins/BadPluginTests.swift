// SPDX-License-Identifier: Apache-2.0

import DICore
import DIValidation
import Testing

@testable import DIDiagnostics

/// Plugins that were written in a hurry: nothing breaks, and what is shown stays clear.
@Suite struct BadPluginTests {
    private static func texts(_ add: (inout Diagnostic.Report) -> Void) -> [String] {
        var report = Diagnostic.Report()
        add(&report)
        return GraphError(diagnostics: report.diagnostics).diagnostics.map(\.description)
    }

    @Test func placeThatDoesNotExist_isShownAsItIs() {
        let texts = Self.texts { report in
            for place in [Place(fileID: "", line: -1), Place(fileID: "Nowhere", line: .max)] {
                report.add(
                    Diagnostic(
                        id: "Shop/Lost", severity: .error, subject: "Pump",
                        trace: [Diagnostic.Step(.bound, name: "Pump", place: place)]))
            }
        }
        #expect(
            texts == [
                "error: [Shop/Lost] Pump\n  bound 'Pump'",
                "error: [Shop/Lost] Pump\n  bound 'Pump'   Nowhere:9223372036854775807",
            ])
    }

    @Test func whatIsReportedTwice_isShownOnce_andAThousandAreAThousand() {
        let texts = Self.texts { report in
            for number in 0..<2_000 {
                report.add(
                    Diagnostic(
                        id: "Shop/Many", severity: .error, subject: "Part",
                        trace: [
                            Diagnostic.Step(
                                .bound, name: "", place: Place(fileID: "Shop/Parts.swift", line: 1_000 - number / 2))
                        ]))
            }
        }
        #expect(texts == (1...1_000).map { "error: [Shop/Many] Part\n  bound   Shop/Parts.swift:\($0)" })
    }

    @Test func subjectWithoutText_isSaidToHaveNone() {
        let texts = Self.texts { report in
            report.add(Diagnostic(id: "Shop/Mute", severity: .error, subject: ""))
            report.add(Diagnostic(id: "", severity: .note, subject: "", message: "said"))
        }
        #expect(texts == ["note: said", "error: [Shop/Mute] (no message)"])
    }

    /// The page of the id is shown, too: it is what the plugin says that the mistake is.
    @Test func idOfABuiltInRule_canBeReported() {
        let texts = Self.texts { report in
            report.add(Diagnostic(id: .missingBinding, severity: .error, subject: "Milk", message: "no milk"))
        }
        #expect(
            texts == [
                "error: [DI/MissingBinding] no milk\ndocs: swift package di explain MissingBinding"
            ])
    }
}
