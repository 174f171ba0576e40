// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput
import TerminalText

struct ConfigListCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the effective settings and where each was set.")

    @OptionGroup var options: GlobalOptions

    func text(in surroundings: Surroundings) throws(BrowserFailure) -> String? {
        let run = try surroundings.prepare(for: options)
        let fields = try run.invocation.layout.fields(of: .settings, shape: .list)
        try run.validate()
        let table = TableRenderer(clock: SystemClock(), screen: run.invocation.screen)
        return run.invocation.layout.render(
            fields.report(.list, EffectiveSetting.all(in: run.configuration.properties)), table: table.render)
    }
}

struct ConfigGetCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "get", abstract: "Print a setting, or a group of them; with --json also where it was set.")

    @Argument(help: "The setting, such as network.timeout.", completion: .list(SettingsCatalogue.paths)) var key: String
    @OptionGroup var options: GlobalOptions

    func text(in surroundings: Surroundings) throws(BrowserFailure) -> String? {
        let run = try surroundings.prepare(for: options)
        let fields = try run.invocation.layout.fields(of: .settings, shape: .one)
        try run.validate()
        let path = SettingPath(key)
        guard let setting = EffectiveSetting(path.map { "\($0)" } ?? key, in: run.configuration.properties) else {
            throw BrowserFailure(
                .failure, "'\(PlainText.line(path?.notation ?? key))' is not set",
                advice: ["list the settings: \(run.configuration.file.line("config", "list"))"])
        }
        switch run.invocation.layout.format {
        case .json: return JSONRenderer().render(fields.report(.one, [setting]))
        case .tsv: return setting.text
        case .table: return PlainText.line(setting.text)
        }
    }
}

struct ConfigSetCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a setting in the configuration file.",
        discussion: """
            Changes or adds one value on a line of its own and keeps everything else, including comments. For lists, and \
            where the value has no such place, use $EDITOR. Nothing is changed if the result would not be valid.
            """)

    @Argument(help: "The setting, such as network.timeout.", completion: .list(SettingsCatalogue.paths)) var key: String
    @Argument(help: "The value; write nothing as null.") var value: String
    @OptionGroup var options: GlobalOptions

    func text(in surroundings: Surroundings) throws(BrowserFailure) -> String? {
        guard let path = SettingPath(key) else {
            throw BrowserFailure(
                .usage, "'\(PlainText.line(key))' is not a setting that can be set on its own",
                advice: ["name its keys, as in network.timeout; use $EDITOR for an element of a list"])
        }
        if path.isToken {
            throw BrowserFailure(
                .usage, "a token must not be on a command line, where others can see it",
                advice: ["write it into the file with $EDITOR, or set token_command"])
        }
        let file = try SettingChange(surroundings: surroundings, options: options).set(path, to: value)
        if !options.quiet {
            surroundings.console.writeLine(beside: "ghb: \(file): '\(path.notation)' is now \(value)")
        }
        return nil
    }
}
