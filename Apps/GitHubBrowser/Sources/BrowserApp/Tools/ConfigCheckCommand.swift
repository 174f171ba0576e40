// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

/// `ghb config check`: checks the configuration without a request.
struct ConfigCheckCommand: StandaloneCommand {
    static let name = "config check"
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check the configuration, or another file.",
        discussion: """
            Checks the configuration for GitHub and for the demo data. A key that is taken from another action of the \
            browser is a warning, which leaves the exit status at 0.
            """)

    @Argument(help: "The file to check instead of the configuration.") var file: String?
    @OptionGroup var options: GlobalOptions

    func validate() throws {
        if file != nil, options.config != nil { throw ValidationError("FILE and --config exclude each other.") }
    }

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        surroundings.console.ending { () throws(BrowserFailure) in
            var options = options
            if let file { options.config = file }
            let run = try surroundings.prepare(for: options)
            let mistakes = run.mistakes()
            guard mistakes.isEmpty else { throw ConfigurationComplaints.failure(mistakes) }
            if !self.options.quiet {
                surroundings.console.writeWarnings(run.warnings)
                surroundings.console.writeLine(beside: "ghb: " + Self.verdict(on: run))
            }
            return nil
        }
    }

    private static func verdict(on run: PreparedRun) -> String {
        let file = run.configuration.file
        let place = file.isPresent ? "\(file.path): " : "the file is not created yet; the configuration is "
        let count = run.warnings.count
        return place
            + (count == 0 ? "valid" : "valid, with \(count) \(Noun("warning", "warnings").form(for: count))")
    }
}
