// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels

/// `ghb config check`: says what is wrong with the configuration, without asking anybody.
struct ConfigCheckCommand: StandaloneCommand {
    static let name = "config check"
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Check the configuration, or a file that could be one.",
        discussion: "It is checked against the program for GitHub and the one for demo data.")

    @Argument(help: "A file to check in place of the configuration.") var file: String?
    @OptionGroup var options: GlobalOptions

    func validate() throws {
        if file != nil, options.config != nil { throw ValidationError("FILE and --config exclude each other.") }
    }

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        let console = surroundings.console
        do throws(BrowserFailure) {
            var options = options
            if let file { options.config = file }
            let plan = try surroundings.plan(for: options)
            let mistakes = plan.mistakes()
            guard mistakes.isEmpty else { throw ConfigurationComplaints.failure(mistakes) }
            let found = plan.configuration.file
            if !self.options.quiet {
                console.writeLine(
                    beside: found.isPresent ? "ghb: \(found.path): all is well" : "ghb: there is no file; all is well")
            }
            return .success
        } catch {
            console.writeLine(beside: "ghb: \(error)")
            return error.status
        }
    }
}
