// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput
import DI
import DIDiagnostics

struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Show, check and change the configuration.",
        discussion: """
            A setting is named by its keys, separated by dots, such as network.timeout. Options override environment \
            variables (GHB__NETWORK__TIMEOUT), which override the file, which overrides the defaults.
            """,
        subcommands: [
            ConfigPathCommand.self, ConfigListCommand.self, ConfigGetCommand.self, ConfigSetCommand.self,
            ConfigSchemaCommand.self, ConfigCheckCommand.self,
        ])
}

/// `ghb config path`: prints the path of the configuration file without reading it.
struct ConfigPathCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "path", abstract: "Print the path of the configuration file, even if it does not exist yet.")

    @OptionGroup var options: GlobalOptions

    func text(in surroundings: Surroundings) throws(BrowserFailure) -> String? {
        let file = try ConfigurationFile.locate(option: options.config, environment: surroundings.environment)
        if !file.isPresent, !options.quiet {
            surroundings.console.writeLine(
                beside: "ghb: this file does not exist yet; '\(file.line("config", "set"))' creates it")
        }
        return options.json == nil
            ? file.path : "{\"path\":\(JSONText.quoted(file.path)),\"exists\":\(file.isPresent)}"
    }
}

struct ConfigSchemaCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", abstract: "Print a JSON Schema of the configuration, for editors.")

    @OptionGroup var options: GlobalOptions

    func text(in surroundings: Surroundings) throws(BrowserFailure) -> String? {
        do { return try ConfigurationSchema.text() } catch { throw BrowserFailure(error) }
    }
}

/// `ghb config check`: checks the configuration, for GitHub and for the demo data, without a request.
struct ConfigCheckCommand: TextCommand {
    static let configuration = CommandConfiguration(commandName: "check", abstract: "Check the configuration.")

    @OptionGroup var options: GlobalOptions

    func text(in surroundings: Surroundings) throws(BrowserFailure) -> String? {
        let run = try surroundings.prepare(for: options)
        let mistakes = run.mistakes()
        guard mistakes.isEmpty else { throw ConfigurationComplaints.failure(mistakes) }
        let file = run.configuration.file
        let place = file.isPresent ? "\(file.path): " : "the file is not created yet; the configuration is "
        if !options.quiet { surroundings.console.writeLine(beside: "ghb: \(place)valid") }
        return nil
    }
}
