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
            let doctor = await Doctor(surroundings: surroundings, options: options)
            let findings = await doctor.examine()
            if case .success(let program) = doctor.program {
                await surroundings.close(program, verbosity: options.quiet ? .quiet : .normal)
            }
            let report = fields.report(.list, findings)
            let text =
                switch layout.format {
                case .json: JSONRenderer().render(report)
                case .tsv: TSVRenderer().render(report)
                case .table: lines(of: findings, isColored: doctor.screen.isColored)
                }
            let status = console.write(output: text)
            return status == .success && findings.contains { $0.verdict == .failed } ? .failure : status
        } catch {
            return error.status(tellingOn: console)
        }
    }

    /// Returns a line for each finding, never truncated, because the advice comes last.
    private func lines(of findings: [Finding], isColored: Bool) -> String {
        let width = findings.map(\.check.count).max() ?? 0
        return findings.map { finding in
            let verdict = DisplayWidth.pad(finding.verdict.rawValue, to: 7)
            let color = finding.verdict == .ok ? 32 : finding.verdict == .warning ? 33 : 31
            let message = finding.message + (finding.advice.map { "; " + $0 } ?? "")
            return (isColored ? "\u{1B}[\(color)m\(verdict)\u{1B}[0m" : verdict)
                + "  \(DisplayWidth.pad(finding.check, to: width))  \(PlainText.line(message))\n"
        }.joined()
    }
}

/// The result of a check: what was found, in one line, and the advice on it.
struct Finding: Sendable, Hashable {
    /// The severity of a finding.
    enum Verdict: String, Sendable {
        /// No problem.
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

    static func ok(_ check: String, _ message: String) -> Finding {
        Finding(check: check, verdict: .ok, message: message, advice: nil)
    }

    static func warning(_ check: String, _ message: String, _ advice: String) -> Finding {
        Finding(check: check, verdict: .warning, message: message, advice: advice)
    }

    static func failed(_ check: String, _ message: String, _ advice: String) -> Finding {
        Finding(check: check, verdict: .failed, message: message, advice: advice)
    }
}

extension Catalogue where Item == Finding {
    /// The fields and columns of a finding.
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
