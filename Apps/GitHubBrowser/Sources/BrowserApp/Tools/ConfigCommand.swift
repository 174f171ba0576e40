// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

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
