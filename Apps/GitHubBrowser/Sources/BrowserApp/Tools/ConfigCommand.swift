// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput
import DI

/// `ghb config`: the user's configuration.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Show, check and change the configuration.",
        discussion: """
            A setting is named by its keys with points between, such as network.timeout. Options count before variables \
            of the environment (GHB__NETWORK__TIMEOUT), these before the file, and that before the defaults.
            """,
        subcommands: [
            ConfigPathCommand.self, ConfigListCommand.self, ConfigGetCommand.self, ConfigSetCommand.self,
            ConfigSchemaCommand.self, ConfigCheckCommand.self,
        ])
}

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

/// `ghb config schema`: a JSON Schema of the configuration; the configuration itself is not read.
struct ConfigSchemaCommand: StandaloneCommand {
    static let name = "config schema"
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print a JSON Schema of the configuration, for editors.")

    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        surroundings.console.ending { () throws(BrowserFailure) in
            // Without properties the graph has every candidate of a choice.
            ConfigurationSchema(choices: ConfigurationChoice.all(in: AppComponent.graph)).text
        }
    }
}
