// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import BrowserModels
import TerminalText

/// `ghb config set KEY VALUE`: changes one value of the file in its place.
struct ConfigSetCommand: StandaloneCommand {
    static let name = "config set"
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a setting in the configuration file.",
        discussion: """
            One value is changed, or added, in its place; everything else stays, comments too. Where that cannot be done, \
            or the result would be no valid configuration, nothing is changed. Several changes at once are made one after \
            the other.
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
            let outcome = try SettingChange(surroundings: surroundings, options: options).set(path, to: value)
            if !options.quiet {
                surroundings.console.writeLine(beside: "ghb: \(outcome.path): '\(path)' is \(value) now")
                surroundings.console.writeWarnings(outcome.warnings)
            }
            return nil
        }
    }
}
