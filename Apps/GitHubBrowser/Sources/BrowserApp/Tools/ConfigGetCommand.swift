// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput
import TerminalText

/// `ghb config get KEY`: prints one setting; on a terminal also its origin.
struct ConfigGetCommand: StandaloneCommand {
    static let name = "config get"
    static let configuration = CommandConfiguration(
        commandName: "get", abstract: "Print a setting, or a group of them.",
        discussion: "On a terminal, and with --json, it also shows where the value was set and what it overrides.")

    @Argument(help: "The setting, such as network.timeout.", completion: .custom { _, _, _ in SettingsCatalogue.paths })
    var key: String
    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        surroundings.console.ending { () throws(BrowserFailure) in
            let run = try surroundings.prepare(for: options)
            try run.validate()
            let properties = run.configuration.properties
            let path = SettingPath(key)
            guard let setting = EffectiveSetting(path.map { "\($0)" } ?? key, in: properties) else {
                throw absence(of: path, run.configuration.file)
            }
            switch run.invocation.layout.format {
            case .json: return setting.object
            case .tsv: return setting.text
            case .table: return explanation(of: setting)
            }
        }
    }

    func validate() throws {
        guard options.json?.names == nil else { throw ValidationError("A setting has no fields to choose from.") }
    }

    private func explanation(of setting: EffectiveSetting) -> String {
        let lines =
            ["  set by \(setting.origin)"] + setting.overridden.map { "  overrides \($0.value) from \($0.origin)" }
        return ([setting.text] + lines).map(PlainText.line).joined(separator: "\n")
    }

    private func absence(of path: SettingPath?, _ file: ConfigurationFile) -> BrowserFailure {
        guard let path, path.setting != nil else {
            return BrowserFailure(
                .failure, "'\(PlainText.line(path?.notation ?? key))' is not a setting",
                advice: ["list the settings: \(file.line("config", "list"))"])
        }
        let setting = file.line("config", "set", path.notation, "VALUE")
        return BrowserFailure(
            .failure, "'\(path.notation)' is not set",
            advice: [path.isToken ? ConfigSetCommand.adviceForTokens : "set it: \(setting)"])
    }
}
