// SPDX-License-Identifier: Apache-2.0

import BrowserModels
import BrowserOutput
import TerminalText

/// The findings for a terminal: one line each, never truncated, because the advice comes last.
struct DoctorText {
    let isColored: Bool

    func text(of report: Report) -> String {
        let rows = report.rows.map { $0.map(Self.word) }
        let width = rows.map { $0[0].count }.max() ?? 0
        return rows.map { row in
            let verdict = DisplayWidth.pad(row[1], to: 7)
            let advice = row[3].isEmpty ? "" : "; \(row[3])"
            return "\(colored(verdict, row[1]))  \(DisplayWidth.pad(row[0], to: width))  \(row[2])\(advice)\n"
        }.joined()
    }

    private static func word(_ value: FieldValue) -> String {
        if case .text(let text) = value { PlainText.line(text) } else { "" }
    }

    private func colored(_ text: String, _ verdict: String) -> String {
        let colors = ["ok": 32, "warning": 33, "failed": 31]
        guard isColored, let color = colors[verdict] else { return text }
        return "\u{1B}[\(color)m\(text)\u{1B}[0m"
    }
}

extension Catalogue where Item == Doctor.Examination {
    /// The fields and columns of a finding.
    static var findings: Catalogue<Doctor.Examination> {
        Catalogue(
            noun: Noun("check", "checks"),
            fields: [
                Field("check") { .text($0.check) }, Field("verdict") { .text($0.finding.words.verdict) },
                Field("message") { .text($0.finding.words.message) },
                Field("advice") { .optional($0.finding.words.advice) },
            ],
            columns: ["check", "verdict", "message", "advice"])
    }
}
