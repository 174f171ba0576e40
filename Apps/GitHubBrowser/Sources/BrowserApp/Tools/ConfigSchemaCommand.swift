// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import DI

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
