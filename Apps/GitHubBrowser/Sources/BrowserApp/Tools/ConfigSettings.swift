// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput
import TerminalText

/// `ghb config list`: lists the effective settings and their origins.
struct ConfigListCommand: StandaloneCommand {
    static let name = "config list"
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the effective settings and where each was set.")

    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        surroundings.console.ending { () throws(BrowserFailure) in
            let run = try surroundings.prepare(for: options)
            let fields = try run.invocation.layout.fields(of: .settings, shape: .list)
            try run.validate()
            let report = fields.report(.list, EffectiveSetting.all(in: run.configuration.properties))
            switch run.invocation.layout.format {
            case .json: return JSONRenderer().render(report)
            case .tsv: return TSVRenderer().render(report)
            case .table: return TableRenderer(clock: SystemClock(), screen: run.invocation.screen).render(report)
            }
        }
    }
}

/// `ghb config get KEY`: prints one setting; on a terminal also its origin.
struct ConfigGetCommand: StandaloneCommand {
    static let name = "config get"
    static let configuration = CommandConfiguration(
        commandName: "get", abstract: "Print a setting, or a group of them.",
        discussion: "On a terminal, and with --json, it also shows where the value was set and what it overrides.")

    @Argument(help: "The setting, such as network.timeout.", completion: .list(SettingsCatalogue.paths))
    var key: String
    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        surroundings.console.ending { () throws(BrowserFailure) in
            let run = try surroundings.prepare(for: options)
            let fields = try run.invocation.layout.fields(of: .settings, shape: .one)
            try run.validate()
            let path = SettingPath(key)
            guard let setting = EffectiveSetting(path.map { "\($0)" } ?? key, in: run.configuration.properties) else {
                throw absence(of: path, run.configuration.file)
            }
            switch run.invocation.layout.format {
            case .json: return JSONRenderer().render(fields.report(.one, [setting]))
            case .tsv: return setting.text
            case .table:
                let others = setting.history.dropFirst().map { "  overrides \($0.value) from \($0.origin)" }
                return ([setting.text, "  set by \(setting.origin)"] + others).map(PlainText.line).joined(
                    separator: "\n")
            }
        }
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

/// `ghb config set KEY VALUE`: changes one value of the file in place.
struct ConfigSetCommand: StandaloneCommand {
    static let name = "config set"
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a setting in the configuration file.",
        discussion: """
            Changes or adds one value on a line of its own and keeps everything else, including comments. For lists, and \
            where the value has no such place, use $EDITOR. Nothing is changed if the result would not be valid.
            """)

    @Argument(help: "The setting, such as network.timeout.", completion: .list(SettingsCatalogue.paths))
    var key: String
    @Argument(help: "The value; write nothing as null.") var value: String
    @OptionGroup var options: GlobalOptions

    /// The ways to set a token.
    static let adviceForTokens = "write it into the file with $EDITOR, or set token_command"

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        surroundings.console.ending { () throws(BrowserFailure) in
            guard let path = SettingPath(key) else {
                throw BrowserFailure(
                    .usage, "'\(PlainText.line(key))' is not a setting that can be set on its own",
                    advice: ["name its keys, as in network.timeout; use $EDITOR for an element of a list"])
            }
            if path.isToken {
                throw BrowserFailure(
                    .usage, "a token must not be on a command line, where others can see it",
                    advice: [Self.adviceForTokens])
            }
            let file = try SettingChange(surroundings: surroundings, options: options).set(path, to: value)
            if !options.quiet {
                surroundings.console.writeLine(beside: "ghb: \(file): '\(path.notation)' is now \(value)")
            }
            return nil
        }
    }
}
