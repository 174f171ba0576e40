// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput
import DI

/// `ghb doctor`: checks the setup. It works even if the program's graph is invalid.
struct DoctorCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check configuration, graph, folders, token, terminal and network.",
        discussion:
            "Prints a line for each check: ok, warning or failed, with advice. The exit status is 1 if a check failed.")

    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        let console = surroundings.console
        do {
            let layout = Layout(options, on: surroundings.terminal.forced(by: surroundings.environment))
            let fields = try layout.fields(of: .findings, shape: .list)
            let doctor = try await ComponentFactory.of(DoctorComponent.self).open(
                DoctorSubject(surroundings: surroundings, options: options), stopTimeout: nil)
            let findings = await doctor.root.examine()
            surroundings.closing.begins()
            let lines = await doctor.close()?.lines ?? []
            surroundings.warn(lines, verbosity: options.quiet ? .quiet : .normal)
            let report = fields.report(.list, findings)
            let status = console.write(output: text(of: report, layout, surroundings))
            let hasFailed = findings.contains { $0.finding.words.verdict == "failed" }
            return status == .success && hasFailed ? .failure : status
        } catch let failure as BrowserFailure {
            return failure.status(tellingOn: console)
        } catch {
            console.writeLine(beside: "ghb: the doctor's own graph is invalid; please report this\n\(error)")
            return .configuration
        }
    }

    private func text(of report: Report, _ layout: Layout, _ surroundings: Surroundings) -> String {
        if layout.format == .json { return JSONRenderer().render(report) }
        if layout.format == .tsv { return TSVRenderer().render(report) }
        let terminal = surroundings.terminal.forced(by: surroundings.environment)
        let screen = terminal.screen(color: options.color, environment: surroundings.environment)
        return DoctorText(isColored: screen.isColored).text(of: report)
    }
}
