// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import BrowserOutput
import Foundation
import TerminalText

/// `ghb config set KEY VALUE`: changes one value of the file in its place.
struct ConfigSetCommand: StandaloneCommand {
    static let name = "config set"
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a setting in the configuration file.",
        discussion: """
            One value is changed, or added, in its place; everything else stays, comments too. Where that cannot be done, \
            or the result would be no valid configuration, nothing is changed.
            """)

    @Argument(help: "The setting, such as network.timeout.") var key: String
    @Argument(help: "The value; a list as in '[r, F5]', nothing as null.") var value: String
    @OptionGroup var options: GlobalOptions

    func run(in surroundings: Surroundings) async -> ProgramStatus {
        surroundings.console.ending { () throws(BrowserFailure) in
            guard let path = SettingPath(key) else {
                throw BrowserFailure(
                    .usage, "'\(PlainText.line(key))' is no setting that can be set by itself",
                    advice: ["name its keys, as in network.timeout; an element of a list is changed in an editor"])
            }
            if path.keys.first == "hosts", path.keys.last == "token" {
                throw BrowserFailure(
                    .usage, "a token has no place on a command line, where others can see it",
                    advice: ["write it into the file with an editor, or set token_command"])
            }
            let file = try ConfigurationFile.locate(
                option: options.config, environment: surroundings.environment)
            let writer = ConfigurationWriter(path: file.path)
            let before = try writer.text()
            let after = try edited(before, path, file)
            try check(after, against: before, file, surroundings)
            if after != before { try writer.write(after) }
            if !options.quiet {
                surroundings.console.writeLine(beside: "ghb: \(file.path): '\(path)' is \(value) now")
            }
            return nil
        }
    }

    private func edited(
        _ text: String, _ path: SettingPath, _ file: ConfigurationFile
    ) throws(BrowserFailure) -> String {
        do throws(ConfigurationEditor.Refusal) {
            let editor = ConfigurationEditor(form: file.path.hasSuffix(".json") ? .json : .yaml)
            return try editor.setting(path, to: value, in: text)
        } catch {
            throw BrowserFailure(
                .failure, "\(file.path): '\(path)' cannot be set here: \(error.reason)",
                advice: ["nothing is changed; do it in an editor, then run: ghb config check"])
        }
    }

    /// Refuses a text that has a mistake which was not there before.
    private func check(
        _ after: String, against before: String, _ file: ConfigurationFile, _ surroundings: Surroundings
    ) throws(BrowserFailure) {
        let known = mistakes(before, file, surroundings)
        let new = mistakes(after, file, surroundings).filter { !known.contains($0) }
        guard !new.isEmpty else { return }
        throw BrowserFailure(
            .failure, "nothing is changed: the configuration would be wrong", advice: new.flatMap { $0 })
    }

    /// The mistakes that a text would have as the file, without what is set elsewhere.
    private func mistakes(_ text: String, _ file: ConfigurationFile, _ surroundings: Surroundings) -> [[String]] {
        var own = ConfigurationOptions()
        own.file = file.path
        own.text = text
        do throws(BrowserFailure) {
            let configuration = try Configuration.load(own, environment: Environment([:]))
            return try surroundings.plan(for: options, configuration: configuration).mistakes()
        } catch {
            return [error.description.split(separator: "\n").map(String.init)]
        }
    }
}
