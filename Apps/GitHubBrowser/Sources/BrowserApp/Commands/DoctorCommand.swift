// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput
import DI

/// `ghb doctor`: looks whether everything is in order that the program needs. It works where the program does not.
struct DoctorCommand: StandaloneCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check what the program needs: configuration, folders, token, network.",
        discussion:
            "Every check is a line: ok, warning or failed, and what can be done. A failed one makes the status 1.")

    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        let console = surroundings.console
        do {
            let reader = CommandLineReader(environment: surroundings.environment, terminal: surroundings.terminal)
            let layout = reader.layout(options, surroundings.terminal.forced(by: surroundings.environment))
            let positions = try layout.positions(in: .findings, shape: .list)
            let doctor = try ComponentFactory.of(DoctorComponent.self).build(
                DoctorSubject(surroundings: surroundings, options: options))
            let findings = await doctor.examine()
            let report = Catalogue.findings.report(.list, findings, positions: positions)
            let status = console.write(output: text(of: report, layout, surroundings))
            let hasFailed = findings.contains { $0.finding.verdict == .failed }
            return status == .success && hasFailed ? .failure : status
        } catch let failure as BrowserFailure {
            console.writeLine(beside: "ghb: \(failure)")
            return failure.status
        } catch {
            console.writeLine(beside: "ghb: the doctor is put together wrongly; please report this\n\(error)")
            return .failure
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
