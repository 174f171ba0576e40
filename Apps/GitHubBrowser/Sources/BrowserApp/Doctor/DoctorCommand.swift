// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput
import TerminalText

/// `ghb doctor`: checks the setup. It works even if the program's graph is invalid.
struct DoctorCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check configuration, graph, storage, token and network.",
        discussion:
            "Prints a line for each check: ok, warning or failed, with advice. The exit status is 1 if a check failed.")

    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        let console = surroundings.console
        do throws(BrowserFailure) {
            let layout = Layout(options, on: surroundings.terminal.forced(by: surroundings.environment))
            let fields = try layout.fields(of: .findings, shape: .list)
            let findings = await Doctor(surroundings: surroundings, options: options).examine()
            // Never cut, because the advice comes last.
            let text = layout.render(fields.report(.list, findings)) { _ in findings.map(\.line).joined() }
            let status = console.write(output: text)
            return status == .success && findings.contains { $0.verdict == .failed } ? .failure : status
        } catch {
            return error.status(tellingOn: console)
        }
    }
}

/// The result of a check: what was found, in one line, and the advice on it.
struct Finding: Sendable, Hashable {
    enum Verdict: String, Sendable {
        case ok
        /// The program works with restrictions.
        case warning
        /// Something doesn't work.
        case failed
    }

    let check: String
    let verdict: Verdict
    let message: String
    let advice: String?

    init(_ check: String, _ verdict: Verdict, _ message: String, _ advice: String? = nil) {
        (self.check, self.verdict, self.message, self.advice) = (check, verdict, message, advice)
    }

    fileprivate var line: String {
        let words = [
            DisplayWidth.pad(verdict.rawValue, to: 7), DisplayWidth.pad(check, to: 13), PlainText.line(message),
        ]
        return words.joined(separator: "  ") + (advice.map { "; " + PlainText.line($0) } ?? "") + "\n"
    }
}

extension Catalogue where Item == Finding {
    static var findings: Catalogue<Finding> {
        Catalogue(
            noun: Noun("check", "checks"),
            fields: [
                Field("check") { .text($0.check) }, Field("verdict") { .text($0.verdict.rawValue) },
                Field("message") { .text($0.message) }, Field("advice") { .optional($0.advice) },
            ],
            columns: ["check", "verdict", "message", "advice"])
    }
}
