// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput

/// `ghb config path`: where the file is, or would be; it is not read.
struct ConfigPathCommand: StandaloneCommand {
    static let name = "config path"
    static let configuration = CommandConfiguration(
        commandName: "path", abstract: "Print where the configuration file is, or would be.")

    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        surroundings.console.ending { () throws(BrowserFailure) in
            let file = try ConfigurationFile.locate(
                option: options.config, environment: surroundings.environment)
            if !file.isPresent, !options.quiet {
                surroundings.console.writeLine(beside: "ghb: there is no such file yet; 'ghb config set' makes it")
            }
            return options.json == nil
                ? file.path : "{\"path\":\(JSONText.quoted(file.path)),\"exists\":\(file.isPresent)}"
        }
    }
}
