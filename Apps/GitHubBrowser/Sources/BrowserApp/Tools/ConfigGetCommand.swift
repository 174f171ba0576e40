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

    @Argument(help: "The setting, such as network.timeout.") var key: String
    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        surroundings.console.ending { () throws(BrowserFailure) in
            let run = try surroundings.prepare(for: options)
            try run.validate()
            let properties = run.configuration.properties
            let path = SettingPath(key).map { "\($0)" } ?? key
            guard let setting = EffectiveSetting(path, in: properties) else { throw absence(of: path) }
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

    private func absence(of path: String) -> BrowserFailure {
        if let known = SettingPath(path), known.setting != nil {
            return BrowserFailure(.failure, "'\(path)' is not set", advice: ["set it: ghb config set \(path) VALUE"])
        }
        return BrowserFailure(
            .failure, "'\(PlainText.line(path))' is not a setting", advice: ["list the settings: ghb config list"])
    }
}
